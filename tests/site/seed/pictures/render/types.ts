/** Red, green and blue as linear light, 0 to 1; not sRGB values. */
export type Color = readonly [ number, number, number ];

/** The look of a surface at a point of its shape. */
export interface Material {
	color: Color | ( ( x: number, y: number, z: number ) => Color );
	/** Strength of the highlight, 0 to 1. */
	gloss?: number;
	/** Sharpness of the highlight: 8 is satin, 80 glass. */
	polish?: number;
	/** Light emission, 0 to 1. */
	glow?: number;
	/** Transparency, 0 to 1. */
	clear?: number;
	/** Whether the scene's dye colors it; its own color is white or gray then, and it has no highlight. */
	dyed?: boolean;
}

/** A solid shape: its signed distance function, negative inside. */
export interface Shape {
	distance: ( x: number, y: number, z: number ) => number;
	material: Material;
	/** Center and radius of its bounding sphere. */
	ball: readonly [ number, number, number, number ];
}

/** A scene. Lengths are roughly in decimeters; the floor is at 0. */
export interface Scene {
	shapes: Shape[];
	/** Colors of the backdrop from top to bottom. */
	backdrop: readonly [ Color, Color ];
	/** Center of the image, and its height in scene units. */
	look?: { x?: number; y: number; height: number };
	/** Elevation of the camera in radians; 0.22 by default. */
	lift?: number;
	/** Whether there is a floor for shadows; a wall needs none. */
	floor?: boolean;
	/** Point lights: position, reach and color. */
	lights?: { x: number; y: number; z: number; reach: number; color: Color }[];
	/** Daylight: 1 by day, less at night. */
	day?: number;
	/** Renders one image for each of these colors, by the suffix of its name. */
	dyes?: Record< string, Color >;
}

/**
 * Parses a hexadecimal color.
 *
 * @param hex For example "d9c3a0".
 */
export function color( hex: string ): Color {
	let found = named.get( hex );
	if ( found === undefined ) {
		found = [ light( hex, 0 ), light( hex, 2 ), light( hex, 4 ) ];
		named.set( hex, found );
	}
	return found;
}

/** Cache, since materials use the same few colors at every point. */
const named = new Map< string, Color >();

function light( hex: string, at: number ): number {
	return ( parseInt( hex.slice( at, at + 2 ), 16 ) / 255 ) ** 2.2;
}

/**
 * Mixes two colors.
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
