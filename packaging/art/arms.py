"""Arms and armed men drawn around the origin, for use in the frames of the counters."""

from __future__ import annotations

from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    WOOD_DARK,
    Sheet,
    box,
    disc,
    fine,
    group,
    inked,
    line,
    path,
    points,
)

from reconquista_qt.view.art.colours import PRINT


def sword(sheet: Sheet, muslim: bool) -> str:
    """Draw a sword, point up: an arming sword, or a jineta whose quillons embrace the blade."""
    blade_l = points([(0, -204), (-19, -166), (-23, 74), (0, 74)])
    blade_r = points([(0, -204), (19, -166), (23, 74), (0, 74)])
    outline = points([(0, -206), (-20, -166), (-24, 74), (24, 74), (20, -166)])
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK)
    out = path(outline, INK, INK, 17) + path(blade_l, STEEL_LIGHT) + path(blade_r, STEEL)
    out += line("M0 62V-130", 6, STEEL_DARK)
    grip = PRINT["wood_dark"]
    if muslim:
        quillon = "M0 66C-30 66 -44 50 -42 6C-62 20 -72 52 -56 78C-46 96 -24 100 0 98Z"
        out += inked(box(-11, 88, 22, 60, 5), grip)
        out += line("M-9 106h18M-9 120h18M-9 134h18", 4, GOLD)
        out += inked(quillon, gilt) + inked(
            "M0 66C30 66 44 50 42 6C62 20 72 52 56 78C46 96 24 100 0 98Z", gilt
        )
        out += inked(disc(0, 160, 20), gilt) + inked(disc(0, 184, 8), gilt, 5)
        return out + path(disc(-5, 154, 6), GOLD_LIGHT)
    out += inked(box(-10, 84, 20, 62, 4), grip)
    out += line("M-9 102h18M-9 116h18M-9 130h18", 4, GOLD)
    guard = "M-78 66Q-84 80 -78 94Q-40 84 0 84Q40 84 78 94Q84 80 78 66Q40 72 0 72Q-40 72 -78 66Z"
    out += (
        inked(guard, gilt)
        + inked(disc(0, 164, 25), gilt)
        + path(disc(0, 164, 11), stroke=INK, width=4)
    )
    return out


def helm(sheet: Sheet) -> str:
    """Draw a great helm from the front, its brass cross and its sight."""
    steel = sheet.shade(STEEL_LIGHT, STEEL, STEEL_DARK, across=(0, 0, 1, 0))
    brass = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK)
    shell = "M-98 -128Q0 -160 98 -128L116 10L108 96Q60 148 0 164Q-60 148 -108 96L-116 10Z"
    out = inked(shell, steel, 9)
    out += path("M-98 -128Q0 -104 98 -128Q0 -160 -98 -128Z", STEEL_LIGHT, INK, 6)
    out += line("M-86 36L-82 92M-64 40L-62 112M86 36L82 92M64 40L62 112", 4, STEEL_DARK)
    bars = "M-18 -112V-36H-116L-118 12H-18V160L0 166L18 160V12H118L116 -36H18V-112Q0 -108 -18 -112Z"
    out += inked(bars, brass, 6)
    out += path(box(-96, -22, 70, 20, 6), "#120b07") + path(box(26, -22, 70, 20, 6), "#120b07")
    holes = "".join(disc(x, y, 6.5) for y in (52, 78, 104) for x in (-72, -46, 46, 72))
    out += path(holes, "#120b07")
    rivets = "".join(disc(0, y, 6) for y in (-88, -58, 44, 76, 108, 138))
    return out + path(rivets, GOLD_DARK)


def watchman(sheet: Sheet, muslim: bool, cloth: str) -> str:
    """Draw a sentinel in mail to the eyes: nasal helm, or pointed helm wound with a turban."""
    steel = sheet.shade(STEEL_LIGHT, STEEL, STEEL_DARK, across=(0, 0, 1, 0))
    mail = sheet.shade(STEEL, STEEL_DARK)
    out = inked("M-136 150C-132 84 -92 58 -60 46H60C92 58 132 84 136 150Z", cloth, 9)
    out += inked(
        "M-78 -40C-84 30 -96 60 -108 92C-48 122 48 122 108 92C96 60 84 30 78 -40Z", mail, 9
    )
    rings = "".join(
        f"M{-76 - 7 * i} {34 + 18 * i}q{19 + 1.8 * i:.1f} 22 {38 + 3.5 * i:.1f} 0"
        + f"t{38 + 3.5 * i:.1f} 0" * 3
        for i in range(4)
    )
    out += fine(line(rings, 4, STEEL_LIGHT, stroke_opacity="0.65"))
    out += inked("M-58 -44V0Q-50 22 0 26Q50 22 58 0V-44Z", sheet.shade("#8a5c3e", "#d8a87e"), 7)
    out += line("M-42 -12q16 -12 30 0M42 -12q-16 -12 -30 0", 6) + path(
        disc(-26, -8, 7) + disc(26, -8, 7), INK
    )
    if muslim:
        out += inked("M0 -196C8 -156 76 -128 82 -58H-82C-76 -128 -8 -156 0 -196Z", steel, 9)
        out += line("M0 -150V-90M-38 -120Q-48 -100 -50 -84M38 -120Q48 -100 50 -84", 5, STEEL_DARK)
        out += inked(
            "M-96 -62C-104 -104 104 -104 96 -62C106 -18 60 -26 0 -26C-60 -26 -106 -18 -96 -62Z",
            "#fffaf0",
            9,
        )
        out += line(
            (
                "M-84 -42C-40 -50 10 -66 44 -90M-40 -30C0 -36 50 -50 84 -76M-92 -64"
                "C-70 -74 -44 -84 -20 -92"
            ),
            6,
            "#b9a98a",
        )
        return out + inked(disc(0, -58, 14), GOLD, 6)
    out += inked("M0 -188C60 -160 88 -98 90 -36Q0 -66 -90 -36C-88 -98 -60 -160 0 -188Z", steel, 9)
    band = "M-94 -38Q0 -72 94 -38V-12Q46 -30 17 -33L13 28Q0 36 -13 28L-17 -33Q-46 -30 -94 -12Z"
    return (
        out
        + inked(band, sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK), 8)
        + line("M0 -184V-64", 6, STEEL_DARK)
    )


def crossbow(sheet: Sheet) -> str:
    """Draw a spanned crossbow seen from above, its bolt upwards."""
    steel = sheet.shade(STEEL_LIGHT, STEEL_DARK)
    wood = sheet.shade("#b98750", WOOD, WOOD_DARK, across=(0, 0, 1, 0))
    out = line("M-150 -36L0 40L150 -36", 9, INK) + line("M-150 -36L0 40L150 -36", 4, "#efe3c4")
    out += inked("M-20 -186H20V-140H-20Z", "none", 12)
    out += inked(
        "M-24 -120C-26 -60 -18 20 -20 66L-30 186Q0 202 30 186L20 66C18 20 26 -60 24 -120Z", wood
    )
    bow = "M-168 -34C-150 -96 -84 -134 0 -134C84 -134 150 -96 168 -34C158 -28 148 -28 140 -34"
    bow += "C120 -78 64 -102 0 -102C-64 -102 -120 -78 -140 -34C-148 -28 -158 -28 -168 -34Z"
    out += inked(bow, steel, 8)
    out += line("M-30 -140L30 -96M30 -140L-30 -96", 12, INK) + line(
        "M-30 -140L30 -96M30 -140L-30 -96", 6, "#efe3c4"
    )
    out += line("M0 44V-176", 14, INK) + line("M0 44V-176", 7, "#efe3c4")
    out += inked("M0 -206L17 -166H-17Z", STEEL_LIGHT, 6)
    return out + inked(disc(0, 44, 15), GOLD, 6)


def bow(sheet: Sheet) -> str:
    """Draw a drawn composite bow with its arrow upwards."""
    horn = sheet.shade("#c98f4e", WOOD_DARK)
    out = line("M-166 4L0 120L166 4", 9, INK) + line("M-166 4L0 120L166 4", 4, "#efe3c4")
    limb = "M0 -96C-44 -96 -62 -128 -98 -118C-134 -108 -146 -50 -150 -22C-152 -6 -164 -2 -180 -10"
    limb += "C-180 12 -158 22 -142 10C-126 -6 -122 -74 -96 -86C-70 -94 -52 -58 0 -58Z"
    out += inked(limb, horn, 8) + group(inked(limb, horn, 8), "scale(-1 1)")
    out += inked(box(-26, -102, 52, 50, 10), GOLD, 7) + line(
        "M-10 -100v46M10 -100v46", 4, GOLD_DARK
    )
    out += line("M0 150V-170", 15, INK) + line("M0 150V-170", 8, "#efe3c4")
    out += inked("M0 -210L22 -156L0 -166L-22 -156Z", STEEL_LIGHT, 7)
    fletch = "M0 104L-24 126V176L0 154L24 176V126Z"
    return out + inked(fletch, PRINT["ember"], 6) + line("M0 104V154", 4)


def pitchfork(sheet: Sheet) -> str:
    """Draw a three-tined fork, upwards."""
    out = line("M0 -60V204", 26, INK) + line("M0 -60V204", 13, WOOD)
    tines = "M0 -40V-196M-62 -176V-104Q-62 -52 0 -52Q62 -52 62 -104V-176"
    out += line(tines, 28, INK) + line(tines, 15, STEEL)
    tips = "M-76 -172L-62 -212L-48 -172ZM-14 -192L0 -232L14 -192ZM48 -172L62 -212L76 -172Z"
    return out + inked(tips, STEEL, 6) + path(disc(0, -46, 14), STEEL_DARK, INK, 6)


def scythe(sheet: Sheet) -> str:
    """Draw a scythe, blade up and to the right."""
    out = line("M0 -180V204", 26, INK) + line("M0 -180V204", 13, WOOD)
    blade = "M-20 -214C60 -232 150 -196 184 -104C140 -152 66 -172 -20 -166Z"
    steel = sheet.shade(STEEL_LIGHT, STEEL_DARK)
    out += inked(blade, steel, 9)
    return (
        out
        + inked(box(-18, -222, 36, 62, 8), STEEL_DARK)
        + line("M-14 40h-34M-14 110h-34", 15, INK)
    )
