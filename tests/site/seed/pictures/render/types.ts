/** Red, green and blue as light, 0 to 1; not the numbers of a screen. */
export type Color = readonly [ number, number, number ];

/** What a surface looks like at a place of its shape. */
export interface Material {
	color: Color | ( ( x: number, y: number, z: number ) => Color );
	/** Strength of its shine, 0 to 1. */
	gloss?: number;
	/** How small the shine is: 8 is satin, 80 glass. */
	polish?: number;
	/** Light of its own, 0 to 1. */
	glow?: number;
	/** How much one sees through it, 0 to 1. */
	clear?: number;
	/** Whether it takes on the scene's dye; its own colour is then white or grey, and it does not shine. */
	dyed?: boolean;
}

/** A solid thing: how far a place is from its surface, below 0 inside. */
export interface Shape {
	distance: ( x: number, y: number, z: number ) => number;
	material: Material;
	/** Centre and radius of a ball around it, to leave it out where it can't matter. */
	ball: readonly [ number, number, number, number ];
}

/** A picture to be taken. Lengths are in decimetres or so; the floor is at 0. */
export interface Scene {
	shapes: Shape[];
	/** The backdrop from top to bottom. */
	backdrop: readonly [ Color, Color ];
	/** The middle of the picture, and how much of the world it shows in height. */
	look?: { x?: number; y: number; height: number };
	/** How far the camera is lifted, in radians; 0.22 by default. */
	lift?: number;
	/** Hangs in the air or stands on the floor; a wall needs no shadow on a floor. */
	floor?: boolean;
	/** Lights that shine around themselves: place, reach and colour. */
	lights?: { x: number; y: number; z: number; reach: number; color: Color }[];
	/** 1 by day; less at night. */
	day?: number;
	/** The scene is one picture for each of these colours, by the ending of its name. */
	dyes?: Record< string, Color >;
}

/**
 * A colour by the name that designers give it.
 *
 * @param hex Such as "d9c3a0".
 */
export function color( hex: string ): Color {
	let found = named.get( hex );
	if ( found === undefined ) {
		found = [ light( hex, 0 ), light( hex, 2 ), light( hex, 4 ) ];
		named.set( hex, found );
	}
	return found;
}

/** Materials ask for the same few colours at every place. */
const named = new Map< string, Color >();

function light( hex: string, at: number ): number {
	return ( parseInt( hex.slice( at, at + 2 ), 16 ) / 255 ) ** 2.2;
}

/**
 * A colour between two.
 *
 * @param a First.
 * @param b Second.
 * @param t 0 is the first, 1 the second.
 */
export function mix( a: Color, b: Color, t: number ): Color {
	const s = Math.min( 1, Math.max( 0, t ) );
	return [
		a[ 0 ] + ( b[ 0 ] - a[ 0 ] ) * s,
		a[ 1 ] + ( b[ 1 ] - a[ 1 ] ) * s,
		a[ 2 ] + ( b[ 2 ] - a[ 2 ] ) * s,
	];
}
