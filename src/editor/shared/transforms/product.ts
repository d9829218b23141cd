import { COUNTERPARTS } from './counterparts';
import { type Attributes, type Shape, shape } from './shape';

const SUMMARY = 'vitrine/product-summary';
const GALLERY = 'vitrine/product-gallery';

/** Parts without a counterpart in WooCommerce. */
const OURS_ALONE = [ 'vitrine/product-share', 'vitrine/product-sticky-bar' ];

/** Outside of templates WooCommerce has no gallery, only the image. */
const PAGES: Readonly< Record< string, string > > = {
	[ GALLERY ]: 'woocommerce/product-image',
};

const idOf = ( { productId }: Attributes ): Attributes => ( {
	productId: Number( productId ) || 0,
} );

const isPart = ( name: string ): boolean =>
	name.startsWith( 'vitrine/product-' ) && name !== 'vitrine/product-listing';

/**
 * Converts a block in WooCommerce's Product; blocks without a counterpart are
 * kept.
 */
const ourPart = ( { name, attributes, innerBlocks }: Shape ): Shape => {
	const known = COUNTERPARTS.find(
		( { ours, theirs } ) => theirs === name && isPart( ours )
	);
	const converted =
		known?.toOurs === undefined
			? {}
			: known.toOurs && known.toOurs( attributes, innerBlocks, [] );
	return known && converted
		? shape( known.ours, converted )
		: shape( name, attributes, innerBlocks.map( ourPart ) );
};

/**
 * Converts WooCommerce's Product with its parts and other blocks between them.
 *
 * @param attributes  Its attributes.
 * @param innerBlocks Its inner blocks.
 */
export const fromProduct = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape =>
	shape( 'vitrine/product', idOf( attributes ), innerBlocks.map( ourPart ) );

/** Converts a part of ours. */
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
	const converted =
		known?.toTheirs === undefined
			? {}
			: known.toTheirs && known.toTheirs( attributes, innerBlocks, [] );
	return known && converted
		? [ shape( PAGES[ name ] ?? known.theirs, converted ) ]
		: [ shape( name, attributes, inner ) ];
};

/**
 * Converts our product with its parts and other blocks between them.
 *
 * @param attributes  Its attributes.
 * @param innerBlocks Its inner blocks.
 */
export const toProduct = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape => {
	const isBeside = [ GALLERY, SUMMARY ].every( ( part ) =>
		innerBlocks.some( ( { name } ) => name === part )
	);
	// Our gallery and summary form columns by themselves.
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
