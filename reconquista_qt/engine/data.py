"""What is written to files and to other programs: data of JSON, by names."""

from __future__ import annotations

# Values are None, truth values, numbers, texts, and lists and objects of these; whoever reads them
# looks what they are.
Data = dict[str, object]
