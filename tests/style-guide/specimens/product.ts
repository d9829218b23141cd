import { fixture, type Group, type Specimen } from './specimen';

/** Class for the styles of a product page. */
const PRODUCT = 'vitrine-product';

const quantity = ( { kind = '', disabled = '' } = {} ): string =>
	`<div class="quantity ${ kind }"><button type="button" class="minus" aria-label="Decrease quantity" ${ disabled }>−</button><input type="number" class="input-text qty text" value="2" min="1" aria-label="Quantity" ${ disabled }><button type="button" class="plus" aria-label="Increase quantity" ${ disabled }>+</button></div>`;

const QUANTITIES: Specimen[] = [
	{ name: 'at rest', html: quantity() },
	{ name: 'hover', html: quantity(), force: 'hover' },
	{ name: 'focus', html: quantity(), force: 'focus-visible' },
	{ name: 'disabled', html: quantity( { disabled: 'disabled' } ) },
	{
		name: 'signs above each other',
		html: quantity( { kind: 'quantity--vertical-icon' } ),
	},
	{
		name: 'no lines within',
		html: quantity( { kind: 'quantity--no-internal-border' } ),
	},
	{
		name: 'sold individually',
		html: '<div class="quantity quantity--fixed"><span>1</span></div>',
	},
];

const option = ( {
	label = 'Medium',
	attributes = '',
	color = '',
	state = '',
} = {} ): string =>
	`<div class="vitrine-options"><label class="vitrine-option ${ state }"><input type="radio" ${ attributes }><span>${
		color &&
		`<span class="vitrine-option-swatch" style="--vitrine-swatch:${ color }"></span>`
	}${ label }</span></label></div>`;

const OPTIONS: Specimen[] = [
	{ name: 'at rest', html: option() },
	{ name: 'focus', html: option(), force: 'focus-visible' },
	{ name: 'chosen', html: option( { attributes: 'checked' } ) },
	{ name: 'disabled', html: option( { attributes: 'disabled' } ) },
	{ name: 'sold out', html: option( { state: 'is-sold-out' } ) },
	{
		name: 'color',
		html: option( { label: 'Rust', color: '#a4452c' } ),
	},
	{
		name: 'color, chosen',
		html: option( {
			label: 'Sand',
			color: '#e9dcc3',
			attributes: 'checked',
		} ),
	},
	{
		name: 'color, disabled',
		html: option( {
			label: 'Ink',
			color: '#1d2433',
			attributes: 'disabled',
		} ),
	},
	{
		name: 'color, sold out',
		html: option( {
			label: 'White',
			color: '#ffffff',
			state: 'is-sold-out',
		} ),
	},
	{
		name: 'missing',
		html: '<p class="wc-no-matching-variations woocommerce-info">Sorry, no products matched your selection. Please choose a different combination.</p>',
	},
];

const swatch = ( color: string, state = '' ): string =>
	`<div class="vitrine-swatches"><a href="#" aria-label="Color" class="${ state }" style="--vitrine-swatch:${ color }"></a></div>`;

const SWATCHES: Specimen[] = [
	{ name: 'dark', html: swatch( '#1d2433' ) },
	{ name: 'light', html: swatch( '#ffffff' ) },
	{ name: 'focus', html: swatch( '#a4452c' ), force: 'focus-visible' },
	{ name: 'sold out', html: swatch( '#a4452c', 'is-sold-out' ) },
	{
		name: 'more than fit',
		html: swatch( '#e9dcc3' ).replace( '</div>', '<span>+3</span></div>' ),
	},
];

const stars = ( rating: number ): string =>
	`<span class="vitrine-stars" role="img" aria-label="${ rating } out of 5 stars" style="--vitrine-rating:${ rating }"></span>`;

const price = ( html: string ): string =>
	`<span class="price">${ html }</span>`;

const amount = ( text: string ): string =>
	`<span class="amount">${ text }</span>`;

const FACTS: Specimen[] = [
	...[ 0, 2.5, 4, 5 ].map( ( rating ) => ( {
		name: `${ rating } stars`,
		html: stars( rating ),
	} ) ),
	{
		name: 'with a count',
		html: `<div class="vitrine-product-rating"><a href="#">${ stars(
			4.5
		) } (12 customer reviews)</a></div>`,
	},
	{ name: 'price', html: price( amount( '€64.00' ) ) },
	{
		name: 'price, on sale',
		html: price(
			`<del>${ amount( '€64.00' ) }</del> <ins>${ amount(
				'€48.00'
			) }</ins>`
		),
	},
	{ name: 'in stock', html: '<p class="stock in-stock">In stock</p>' },
	{
		name: 'few left',
		html: '<div class="vitrine-stock"><p class="stock low-stock">Only 3 left in stock</p><span class="vitrine-stock-bar" style="--vitrine-left:30%"></span></div>',
	},
	{
		name: 'out of stock',
		html: '<p class="stock out-of-stock">Out of stock</p>',
	},
	{
		name: 'trust texts',
		html: '<ul class="vitrine-trust"><li>Free returns within 30 days</li><li>Made in Portugal</li></ul>',
	},
];

const card = ( name: string, kind: string ): Specimen => ( {
	name,
	html: `<ul class="products columns-1">${ fixture(
		`card-${ kind }`
	) }</ul>`,
} );

export const OF_PRODUCTS: Record< string, Group > = {
	Quantity: { scope: PRODUCT, list: QUANTITIES },
	Options: {
		scope: 'vitrine-product variations_form',
		list: OPTIONS,
	},
	Swatches: { scope: 'vitrine-product-listing', list: SWATCHES },
	Facts: { scope: PRODUCT, list: FACTS },
	Cards: {
		scope: 'vitrine-product-listing',
		list: [
			card( 'in stock', 'rating' ),
			card( 'on sale, few left', 'sale-percentage' ),
			card( 'options', 'variable' ),
			card( 'out of stock', 'out-of-stock' ),
			{
				...card( 'busy', 'rating' ),
				html: card( 'busy', 'rating' ).html.replace(
					'"button ',
					'"button loading '
				),
			},
			{
				...card( 'added', 'rating' ),
				html: card( 'added', 'rating' ).html.replace(
					'"button ',
					'"button added '
				),
			},
		],
	},
};
