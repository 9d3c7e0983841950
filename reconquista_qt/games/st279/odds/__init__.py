"""Exact odds of battles and sieges."""
