import { type Attributes, type Shape, flat, shape, text } from './shape';

const ELEMENT = 'vitrine/loop-product';
const THEIRS = 'woocommerce/';
const TITLE = 'core/post-title';

/** Parts of a card that only differ in their block names. */
const PARTS: readonly ( readonly [ ours: string, theirs: string ] )[] = [
	[ 'vitrine/product-rating', `${ THEIRS }product-rating` ],
	[ 'vitrine/product-price', `${ THEIRS }product-price` ],
	[ 'vitrine/product-stock', `${ THEIRS }product-stock-indicator` ],
	[ 'vitrine/product-short-description', 'core/post-excerpt' ],
];

const element = ( part: string, more: Attributes = {} ): Shape =>
	shape( ELEMENT, { part, ...more } );

const isElement = ( { name, attributes }: Shape, part: string ): boolean =>
	name === ELEMENT && ( text( attributes.part ) || 'price' ) === part;

/** Converts a part of WooCommerce's card. Parts without a counterpart are kept. */
const ourPart = ( { name, attributes, innerBlocks }: Shape ): Shape[] => {
	const known = PARTS.find( ( [ , theirs ] ) => theirs === name );
	if ( known ) {
		return [ shape( known[ 0 ] ) ];
	}
	switch ( name ) {
		case `${ THEIRS }product-image`:
			return [
				element( 'image' ),
				// WooCommerce's image includes the sale badge, by an attribute
				// or as an inner block.
				...( attributes.showSaleBadge !== false ||
				innerBlocks.some(
					( inner ) => inner.name === `${ THEIRS }product-sale-badge`
				)
					? [ element( 'sale-badge' ) ]
					: [] ),
			];
		case `${ THEIRS }product-sale-badge`:
			return [ element( 'sale-badge' ) ];
		case `${ THEIRS }product-button`:
			return [ element( 'button' ) ];
		case TITLE:
			return [
				shape( 'vitrine/product-title', {
					heading: headingOf( attributes.level ),
					isLink: attributes.isLink === true,
				} ),
			];
		default:
			return [
				shape( name, attributes, innerBlocks.flatMap( ourPart ) ),
			];
	}
};

/** The tag for a title's level. */
export const headingOf = ( level: unknown ): string =>
	[ 2, 3, 4 ].includes( Number( level ) ) ? `h${ Number( level ) }` : 'h2';

/** The level for a title's tag. */
export const levelOf = ( heading: unknown ): number =>
	Number( text( heading ).slice( 1 ) ) || 2;

/**
 * Converts the template of WooCommerce's Product Collection.
 *
 * @param parts Inner blocks of the template.
 */
export const fromCard = ( parts: readonly Shape[] ): Shape =>
	shape( 'vitrine/product-template', {}, parts.flatMap( ourPart ) );

/** The title of WooCommerce's card. */
export const counterpartTitle = ( heading: unknown, isLink: boolean ): Shape =>
	shape( TITLE, {
		isLink,
		level: levelOf( heading ),
		__woocommerceNamespace: 'woocommerce/product-collection/product-title',
	} );

/**
 * Converts our product template to WooCommerce's.
 *
 * @param parts Inner blocks of the template.
 * @param image Image settings of the listing.
 * @return Null if a part has no counterpart.
 */
export const toCard = (
	parts: readonly Shape[],
	image: Attributes = {}
): Shape[] | null => {
	const hasBadge = flat( parts ).some( ( part ) =>
		isElement( part, 'sale-badge' )
	);
	/** Converts a part; null: no counterpart. */
	const theirPart = ( part: Shape ): Shape[] | null => {
		const { name, attributes } = part;
		const known = PARTS.find( ( [ ours ] ) => ours === name );
		if ( known ) {
			return [ shape( known[ 1 ] ) ];
		}
		if ( name === 'vitrine/product-title' ) {
			return [
				counterpartTitle(
					attributes.heading,
					attributes.isLink === true
				),
			];
		}
		if ( isElement( part, 'image' ) ) {
			return [
				shape( `${ THEIRS }product-image`, {
					showSaleBadge: hasBadge,
					...image,
				} ),
			];
		}
		if ( isElement( part, 'price' ) ) {
			return [ shape( `${ THEIRS }product-price` ) ];
		}
		if ( isElement( part, 'button' ) ) {
			return [ shape( `${ THEIRS }product-button` ) ];
		}
		// The image includes the badge. Quick view has no counterpart and is
		// dropped, also without inner blocks.
		if (
			isElement( part, 'sale-badge' ) ||
			isElement( part, 'quick-view' )
		) {
			return [];
		}
		const inner = name.startsWith( 'vitrine/' )
			? null
			: toAll( part.innerBlocks );
		return inner && [ shape( name, attributes, inner ) ];
	};
	const toAll = ( some: readonly Shape[] ): Shape[] | null => {
		const made = some.map( theirPart );
		const known = made.filter( ( one ) => one !== null );
		return known.length < made.length ? null : known.flat();
	};
	return toAll( parts );
};
