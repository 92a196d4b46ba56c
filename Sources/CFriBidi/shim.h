#include <fribidi.h>

/* Swift imports neither enumerations made of casts nor macros that stand for them. */
static const FriBidiParType paragraphLeftToRight = FRIBIDI_PAR_LTR;
static const FriBidiParType paragraphWeakLeftToRight = FRIBIDI_PAR_WLTR;
static const FriBidiParType paragraphWeakRightToLeft = FRIBIDI_PAR_WRTL;
static const FriBidiCharType typeNeutral = FRIBIDI_TYPE_ON;
