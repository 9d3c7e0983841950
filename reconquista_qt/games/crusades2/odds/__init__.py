"""Exact odds of orders, checks, charges, fire and melees; no sampling."""
