import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Connected pixels that differ between two screenshots. */
export interface Area {
	pixels: number;
	/** Left, top, right, bottom. */
	at: readonly [ number, number, number, number ];
}

/** A color that no theme has, for areas that only one of two screenshots covers. */
const NOWHERE = [ 255, 0, 255, 255 ];

/** Extends a screenshot to a larger canvas. */
const onGround = ( picture: PNG, width: number, height: number ): PNG => {
	if ( picture.width === width && picture.height === height ) {
		return picture;
	}
	const ground = new PNG( { width, height } );
	ground.data.fill( Buffer.from( NOWHERE ) );
	PNG.bitblt( picture, ground, 0, 0, picture.width, picture.height, 0, 0 );
	return ground;
};

/** Collects connected pixels, including diagonal ones. */
const gather = ( differs: Uint8Array, width: number ): Area[] => {
	const areas: Area[] = [];
	for ( let first = 0; first < differs.length; first++ ) {
		if ( differs[ first ] !== 1 ) {
			continue;
		}
		differs[ first ] = 0;
		const waiting = [ first ];
		let pixels = 0;
		let [ left, top, right, bottom ] = [ Infinity, Infinity, 0, 0 ];
		for ( let i = waiting.pop(); i !== undefined; i = waiting.pop() ) {
			const [ x, y ] = [ i % width, Math.floor( i / width ) ];
			pixels++;
			[ left, top ] = [ Math.min( left, x ), Math.min( top, y ) ];
			[ right, bottom ] = [ Math.max( right, x ), Math.max( bottom, y ) ];
			for ( const dy of [ -width, 0, width ] ) {
				for ( const dx of [ -1, 0, 1 ] ) {
					const next = i + dy + dx;
					if ( x + dx >= 0 && x + dx < width && differs[ next ] ) {
						differs[ next ] = 0;
						waiting.push( next );
					}
				}
			}
		}
		areas.push( { pixels, at: [ left, top, right, bottom ] } );
	}
	return areas;
};

/**
 * Returns the areas in which two screenshots differ.
 *
 * @param one   A PNG.
 * @param other Another PNG.
 */
export function areasOf( one: Buffer, other: Buffer ): Area[] {
	if ( one.equals( other ) ) {
		return [];
	}
	const [ before, after ] = [ PNG.sync.read( one ), PNG.sync.read( other ) ];
	const width = Math.max( before.width, after.width );
	const height = Math.max( before.height, after.height );
	const marked = new PNG( { width, height } );
	pixelmatch(
		onGround( before, width, height ).data,
		onGround( after, width, height ).data,
		marked.data,
		width,
		height,
		{ diffMask: true, includeAA: true }
	);
	// Equal pixels stay transparent.
	return gather(
		Uint8Array.from( { length: width * height }, ( _none, i ) =>
			marked.data[ 4 * i + 3 ] ? 1 : 0
		),
		width
	);
}
