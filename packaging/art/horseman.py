"""El Cid: a rider on a rearing horse with his banner, drawn in place for the frames."""

from __future__ import annotations

from emblems import crescent, cross
from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    IVORY,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD_DARK,
    Sheet,
    disc,
    fine,
    inked,
    line,
    path,
    placed,
)

BODY = (
    "M146 276C160 240 214 236 256 220C292 204 306 156 340 130L342 100L360 122"
    "C376 130 384 140 392 154"
    "C404 172 420 188 430 206C434 220 420 232 404 226C394 222 384 212 366 204"
    "C352 210 346 232 350 258"
    "C352 272 350 284 344 294C330 318 300 330 262 334C262 352 250 366 232 376"
    "C216 384 206 394 208 404"
    "L222 436C230 440 240 444 244 456H198L182 410C178 392 182 380 184 368C164 356 142 322 146 276Z"
)
NEAR_FORELEG = (
    "M346 268C372 256 400 254 420 262C428 266 426 276 420 282L400 306"
    "C404 314 404 324 400 334L372 322L398 282C380 284 360 292 336 304Z"
)
FAR_FORELEG = (
    "M344 240C372 222 402 216 426 222C434 226 434 236 428 242L424 268"
    "C430 276 432 284 428 294L400 288L408 244C392 246 372 256 350 268Z"
)
FAR_HIND = (
    "M236 330C268 340 276 356 270 372C264 386 262 392 272 402L300 428"
    "C310 432 318 440 320 450H278L246 412C236 400 234 390 236 376Z"
)
TAIL = (
    "M150 270C122 256 96 268 92 298C90 324 106 336 98 362C124 346 134 326 130 308"
    "C130 298 140 292 152 294Z"
)
MANE = (
    "M256 220C262 196 280 186 284 168C296 160 302 140 318 134C324 122 334 116 344 112"
    "L346 132C322 152 312 190 292 212C282 222 268 226 256 220Z"
)
CLOAK = (
    "M206 150C176 164 158 196 118 206C128 216 140 220 152 222C142 232 132 236 120 240"
    "C152 256 190 252 214 240Z"
)
SURCOAT = (
    "M198 148Q222 138 246 150C256 176 252 204 258 236L230 262L190 244C186 210 186 176 198 148Z"
)
LEG = (
    "M214 232C240 226 268 238 282 258C288 268 286 280 282 292L274 330L296 340"
    "C302 344 302 350 296 352H252L254 330L256 284C240 280 214 270 206 256Z"
)
ARM = "M232 160Q268 170 288 196"


def _banner(x: float, y: float, width: float, cloth: str, muslim: bool) -> str:
    """Draw a swallow-tailed banner flying to the right from its staff."""
    w, far = width, x + width
    out = f"M{x} {y}C{x + w * 0.3} {y - 14} {x + w * 0.6} {y + 14} {far} {y - 2}"
    out += f"L{x + w * 0.8} {y + 36}"
    out += f"L{far} {y + 76}C{x + w * 0.6} {y + 90} {x + w * 0.3} {y + 62} {x} {y + 76}Z"
    sign = crescent(22, 20) if muslim else cross(25)
    return inked(out, cloth, 9) + placed(path(sign, GOLD_DARK), x + w * 0.4, y + 38)


def horseman(sheet: Sheet, muslim: bool, cloth: str, dark: str) -> str:
    """Draw the rider facing right."""
    coat = sheet.shade("#ffffff", "#efe6d4", "#c9b999")
    far = "#b3a283"
    hair = "#8d7856" if not muslim else "#6b5740"
    out = path(BODY + NEAR_FORELEG + FAR_FORELEG + FAR_HIND + TAIL, INK, INK, 20)
    out += path(FAR_HIND + FAR_FORELEG, far, INK, 6)
    out += path(TAIL, hair, INK, 6)
    out += path(BODY, coat, INK, 6) + path(NEAR_FORELEG, coat, INK, 6)
    out += path(MANE, hair, INK, 5)
    hooves = (
        "M222 438L244 456H198L192 440ZM300 430L320 450H278L270 436ZM400 334L372 322L378 310"
        "L404 318ZM428 294L400 288L402 272L430 276Z"
    )
    out += path(hooves, WOOD_DARK, INK, 4)
    out += path(disc(378, 158, 6), INK) + line("M414 212q6 0 10 4", 4, INK)
    # harness
    reins = line("M358 126L370 200M384 148L398 214", 8, cloth)
    reins += line("M388 196C360 214 320 214 290 206", 5, INK)
    breast = "M262 296C292 292 328 284 348 262M268 300C292 298 328 292 350 270"
    out += fine(reins + line(breast, 6, cloth))
    out += inked("M176 244Q222 250 270 218L284 288Q236 318 186 300Z", cloth, 8)
    out += line("M188 288Q236 304 278 278", 7, GOLD_LIGHT)
    # rider
    out += inked(CLOAK, cloth, 9) + inked(SURCOAT, IVORY if not muslim else "#fff4d8", 8)
    out += inked(LEG, sheet.shade(STEEL, STEEL_DARK), 8)
    out += line("M196 222Q224 238 256 216", 9, GOLD)
    x = 292
    out += line(f"M{x} 286V62", 19, INK) + line(f"M{x} 286V62", 9, "#c99a5e")
    out += inked(f"M{x} 26L{x + 13} 58L{x} 72L{x - 13} 58Z", STEEL_LIGHT, 6)
    out += _banner(x + 2, 78, 104 if not muslim else 84, "#fff4d8", muslim)
    out += line(ARM, 36, INK) + line(ARM, 22, STEEL) + inked(disc(x, 200, 15), "#e2b48c", 7)
    out += _head(sheet, muslim)
    return out


def _head(sheet: Sheet, muslim: bool) -> str:
    """Draw the rider's head in its helm."""
    steel = sheet.shade(STEEL_LIGHT, STEEL, STEEL_DARK, across=(0, 0, 1, 0))
    out = inked(
        "M190 148C188 124 194 112 204 104H240C250 116 252 132 246 150Q218 162 190 148Z", STEEL, 7
    )
    out += inked("M216 108H244C248 124 244 136 232 140C220 138 214 126 216 108Z", "#e2b48c", 4)
    if muslim:
        out += inked("M218 44C222 62 246 72 250 96H184C188 72 214 62 218 44Z", steel, 7)
        out += inked("M180 92C182 76 252 76 256 92C262 112 174 114 180 92Z", "#fffaf0", 7)
        return out + line("M188 104Q214 84 250 86", 4, "#b9a98a")
    out += inked("M222 42C248 62 262 84 264 108L182 104C182 78 198 56 222 42Z", steel, 7)
    out += line("M184 101L262 106", 12, INK) + line("M184 101L262 106", 6, GOLD)
    return out + line("M250 106L253 130", 13, INK) + line("M250 106L253 130", 6, GOLD)
