"""What stands around the map of Reconquista: the sidebar, areas, points, the stage."""
