/**
 * A block of WordPress or WooCommerce that corresponds to one of ours, with the
 * conversion of its attributes.
 */
import { OLDER_GRIDS } from './older-grids';
import {
	type Attributes,
	type Shape,
	type ConvertBlock,
	count,
	flat,
	record,
	slugOf,
	text,
} from './shape';

export interface Counterpart {
	ours: string;
	theirs: string;
	/**
	 * Converts its attributes to ours; false: another rule converts the block
	 * with its inner blocks.
	 */
	toOurs?: ConvertBlock | false;
	/** Converts our attributes to theirs; false: another rule converts the block. */
	toTheirs?: ConvertBlock | false;
}

const miniCart: Counterpart = {
	ours: 'vitrine/mini-cart',
	theirs: 'woocommerce/mini-cart',
	toOurs: ( { miniCartIcon } ) => ( {
		icon: text( miniCartIcon ).startsWith( 'bag' ) ? 'bag' : 'cart',
	} ),
	toTheirs: ( { icon } ) => ( {
		miniCartIcon: icon === 'bag' ? 'bag' : 'cart',
	} ),
};

const accountMenu: Counterpart = {
	ours: 'vitrine/account-menu',
	theirs: 'woocommerce/customer-account',
	toOurs: ( { displayStyle } ) => ( {
		showLabel: displayStyle !== 'icon_only',
	} ),
	toTheirs: ( { showLabel } ) => ( {
		displayStyle: showLabel === true ? 'icon_and_text' : 'icon_only',
	} ),
};

/** WooCommerce's classic shortcode block of a page. */
const shortcode = ( ours: string, name: string ): Counterpart => ( {
	ours,
	theirs: 'woocommerce/classic-shortcode',
	toOurs: ( theirs ) => ( theirs.shortcode === name ? {} : null ),
	toTheirs: false,
} );

const breadcrumbs: Counterpart = {
	ours: 'vitrine/breadcrumbs',
	theirs: 'core/breadcrumbs',
	toOurs: ( { showCurrentItem } ) => ( {
		showCurrent: showCurrentItem !== false,
	} ),
	toTheirs: ( { showCurrent } ) => ( {
		showCurrentItem: showCurrent !== false,
	} ),
};

const search: Counterpart = {
	ours: 'vitrine/site-search',
	theirs: 'core/search',
	toOurs: ( { placeholder } ) => ( { placeholder: text( placeholder ) } ),
	toTheirs: ( { placeholder } ) => ( {
		placeholder: text( placeholder ),
		showLabel: false,
		buttonUseIcon: true,
	} ),
};

const NAVIGATION = /^navigation:(\d+)$/;

const menu: Counterpart = {
	ours: 'vitrine/header-menu',
	theirs: 'core/navigation',
	toOurs: ( { ref, ariaLabel }, inner ) =>
		// Custom links in the block itself; ours needs a menu.
		typeof ref !== 'number' && inner.length > 0
			? null
			: {
					menu: typeof ref === 'number' ? `navigation:${ ref }` : '',
					label: text( ariaLabel ),
			  },
	toTheirs: ( ours ) => {
		const found = NAVIGATION.exec( text( ours.menu ) );
		return {
			...( found && { ref: Number( found[ 1 ] ) } ),
			...( ours.label ? { ariaLabel: ours.label } : {} ),
		};
	},
};

const LEVELS = [ 'h1', 'h2', 'h3', 'h4' ];

const title: Counterpart = {
	ours: 'vitrine/product-title',
	theirs: 'core/post-title',
	toOurs: ( { level, isLink } ) => ( {
		heading:
			LEVELS[ Math.min( Number( level ?? 2 ), LEVELS.length ) - 1 ] ??
			'h2',
		isLink: isLink === true,
	} ),
	toTheirs: ( { heading, isLink } ) => ( {
		level: Math.max( 1, LEVELS.indexOf( text( heading ) ) + 1 ),
		isLink: isLink === true,
	} ),
};

/** WooCommerce's block shows a first page with a button for more. */
const allReviews: Counterpart = {
	ours: 'vitrine/all-reviews',
	theirs: 'woocommerce/all-reviews',
	toOurs: ( theirs ) => ( {
		number: Math.min( 12, count( theirs.reviewsOnPageLoad, 10 ) ),
		orderby: theirs.orderby === 'highest-rating' ? 'rating' : 'date',
		showText: theirs.showReviewContent !== false,
		showDate: theirs.showReviewDate !== false,
		showProduct: theirs.showProductName !== false,
		showImage:
			theirs.showReviewImage !== false && theirs.imageType === 'product',
	} ),
	toTheirs: ( ours ) =>
		ours.category || ours.title || Number( ours.minRating ?? 1 ) > 1
			? null
			: {
					editMode: false,
					reviewsOnPageLoad: count( ours.number, 3 ),
					orderby:
						ours.orderby === 'rating'
							? 'highest-rating'
							: 'most-recent',
					showReviewContent: ours.showText !== false,
					showReviewDate: ours.showDate !== false,
					showProductName: ours.showProduct !== false,
					showReviewImage: ours.showImage !== false,
					imageType: 'product',
			  },
};

/** WooCommerce has a separate block for a category. */
const reviewsOfCategory: Counterpart = {
	ours: 'vitrine/all-reviews',
	theirs: 'woocommerce/reviews-by-category',
	toOurs: ( theirs, inner, categories ) => {
		const category = slugOf( theirs.categoryIds, categories );
		return category && allReviews.toOurs
			? { ...allReviews.toOurs( theirs, inner, categories ), category }
			: null;
	},
	toTheirs: ( ours, inner, categories ) => {
		const found = categories.find( ( { slug } ) => slug === ours.category );
		const all =
			found &&
			allReviews.toTheirs &&
			allReviews.toTheirs( { ...ours, category: '' }, inner, categories );
		return all ? { ...all, categoryIds: [ found.id ] } : null;
	},
};

/** The parts of WooCommerce's product accordion. */
const DETAILS = [ 'description', 'specifications', 'reviews' ].map(
	( name ) => `woocommerce/product-${ name }`
);

const details: Counterpart = {
	ours: 'vitrine/product-details',
	theirs: 'woocommerce/product-details',
	toOurs: ( _theirs, inner ) => {
		const items = flat( inner ).filter( ( { name } ) =>
			name.endsWith( '/accordion-item' )
		);
		const isKnown = ( { innerBlocks }: Shape ) =>
			flat( innerBlocks ).some( ( { name } ) =>
				DETAILS.includes( name )
			);
		if ( ! items.every( isKnown ) ) {
			return null;
		}
		return items.length > 0
			? {
					layout: 'accordion',
					showReviews: flat( items ).some(
						( { name } ) => name === 'woocommerce/product-reviews'
					),
			  }
			: {};
	},
};

/** WooCommerce's older Related Products block, which has no attributes. */
const related: Counterpart = {
	ours: 'vitrine/product-listing',
	theirs: 'woocommerce/related-products',
	toOurs: () => ( { collection: 'related', rows: 1 } ),
	toTheirs: false,
};

/** A conversion to ours only; ours is converted to another block. */
const taken = ( ours: string, theirs: string ): Counterpart => ( {
	ours: `vitrine/${ ours }`,
	theirs: `woocommerce/${ theirs }`,
	toTheirs: false,
} );

const plain = ( ours: string, theirs: string ): Counterpart => ( {
	ours: `vitrine/${ ours }`,
	theirs,
} );

/** In the order of the transforms menu. */
export const COUNTERPARTS: readonly Counterpart[] = [
	miniCart,
	shortcode( 'vitrine/cart', 'cart' ),
	shortcode( 'vitrine/checkout', 'checkout' ),
	accountMenu,
	breadcrumbs,
	plain( 'breadcrumbs', 'woocommerce/breadcrumbs' ),
	search,
	menu,
	title,
	plain( 'product-price', 'woocommerce/product-price' ),
	plain( 'product-rating', 'woocommerce/product-rating' ),
	plain( 'product-stock', 'woocommerce/product-stock-indicator' ),
	plain( 'product-gallery', 'woocommerce/product-image-gallery' ),
	plain( 'product-form', 'woocommerce/add-to-cart-form' ),
	plain( 'product-short-description', 'core/post-excerpt' ),
	plain( 'product-meta', 'woocommerce/product-meta' ),
	details,
	plain( 'product-reviews', 'woocommerce/product-reviews' ),
	taken( 'product-form', 'product-button' ),
	taken( 'product-form', 'add-to-cart-with-options' ),
	taken( 'product-gallery', 'product-gallery' ),
	taken( 'product-gallery', 'product-image' ),
	taken( 'product-short-description', 'product-summary' ),
	related,
	...OLDER_GRIDS,
	allReviews,
	reviewsOfCategory,
];

/** Attributes of block supports, which are kept if the other block has them too. */
const SHARED = [
	'align',
	'anchor',
	'backgroundColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'style',
	'textColor',
];

/**
 * The attributes that are kept in any conversion.
 *
 * @param attributes Attributes of a block.
 */
export const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		Object.entries( record( attributes ) ).filter(
			( [ name, value ] ) =>
				SHARED.includes( name ) && value !== undefined
		)
	);
