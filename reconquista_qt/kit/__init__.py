"""What board games of a kind have in common and no single game owns; no Qt, no words."""
