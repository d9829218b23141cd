import { COUNTERPARTS } from './counterparts';
import { type Attributes, type Shape, shape } from './shape';

const SUMMARY = 'vitrine/product-summary';
const GALLERY = 'vitrine/product-gallery';

/** Parts of ours that nothing of WooCommerce's does. */
const OURS_ALONE = [ 'vitrine/product-share', 'vitrine/product-sticky-bar' ];

/** On a page it has no gallery, but the image. */
const PAGES: Readonly< Record< string, string > > = {
	[ GALLERY ]: 'woocommerce/product-image',
};

const idOf = ( { productId }: Attributes ): Attributes => ( {
	productId: Number( productId ) || 0,
} );

const isPart = ( name: string ): boolean =>
	name.startsWith( 'vitrine/product-' ) && name !== 'vitrine/product-listing';

/** A block in WooCommerce's product as ours; what has no counterpart stays. */
const ourPart = ( { name, attributes, innerBlocks }: Shape ): Shape => {
	const known = COUNTERPARTS.find(
		( { ours, theirs } ) => theirs === name && isPart( ours )
	);
	const told =
		known?.toOurs === undefined
			? {}
			: known.toOurs && known.toOurs( attributes, innerBlocks, [] );
	return known && told
		? shape( known.ours, told )
		: shape( name, attributes, innerBlocks.map( ourPart ) );
};

/**
 * WooCommerce's Product as ours, with its parts and what stands between them.
 *
 * @param attributes  Of the block.
 * @param innerBlocks In it.
 */
export const fromProduct = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape =>
	shape( 'vitrine/product', idOf( attributes ), innerBlocks.map( ourPart ) );

/** A part of ours as WooCommerce's. */
const theirPart = ( { name, attributes, innerBlocks }: Shape ): Shape[] => {
	if ( OURS_ALONE.includes( name ) ) {
		return [];
	}
	const inner = innerBlocks.flatMap( theirPart );
	if ( name === SUMMARY ) {
		return [ shape( 'core/group', {}, inner ) ];
	}
	const known = COUNTERPARTS.find(
		( { ours, toTheirs } ) => ours === name && toTheirs !== false
	);
	const told =
		known?.toTheirs === undefined
			? {}
			: known.toTheirs && known.toTheirs( attributes, innerBlocks, [] );
	return known && told
		? [ shape( PAGES[ name ] ?? known.theirs, told ) ]
		: [ shape( name, attributes, inner ) ];
};

/**
 * Our product as WooCommerce's, with its parts and what stands between them.
 *
 * @param attributes  Of the block.
 * @param innerBlocks In it.
 */
export const toProduct = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape => {
	const isBeside = [ GALLERY, SUMMARY ].every( ( part ) =>
		innerBlocks.some( ( { name } ) => name === part )
	);
	// Ours stand beside each other by themselves.
	const columns = innerBlocks
		.filter( ( { name } ) => [ GALLERY, SUMMARY ].includes( name ) )
		.map( ( block ) =>
			shape(
				'core/column',
				{},
				block.name === SUMMARY
					? block.innerBlocks.flatMap( theirPart )
					: theirPart( block )
			)
		);
	const rest = ( some: readonly Shape[] ) => some.flatMap( theirPart );
	const first = innerBlocks.findIndex( ( { name } ) =>
		[ GALLERY, SUMMARY ].includes( name )
	);
	return shape(
		'woocommerce/single-product',
		idOf( attributes ),
		isBeside
			? [
					...rest( innerBlocks.slice( 0, first ) ),
					shape( 'core/columns', {}, columns ),
					...rest(
						innerBlocks
							.slice( first )
							.filter(
								( { name } ) =>
									! [ GALLERY, SUMMARY ].includes( name )
							)
					),
			  ]
			: rest( innerBlocks )
	);
};
