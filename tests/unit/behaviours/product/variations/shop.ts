import type { Variation } from '../../../../../src/contract/types';
import {
	get,
	openPage,
	pageSettings,
	settle,
	TEXTS,
} from '../../../support/page';

/** Server data of a variation, with changes. */
export const variation = (
	variation_id: number,
	attributes: Record< string, string >,
	more: Partial< Variation > = {}
): Variation => ( {
	variation_id,
	attributes,
	variation_is_visible: true,
	variation_is_active: true,
	is_purchasable: true,
	is_in_stock: true,
	is_sold_individually: 'no',
	min_qty: 1,
	max_qty: '',
	sku: `SKU-${ variation_id }`,
	weight: '2',
	weight_html: `${ variation_id } kg`,
	dimensions_html: `${ variation_id } &times; 1 cm`,
	image: null,
	image_id: 0,
	price_html: `<span class="price">€${ variation_id }.00</span>`,
	availability_html: '<p class="stock">In stock</p>',
	variation_description: '',
	display_price: 75,
	display_regular_price: 100,
	sale_percentage: 0,
	...more,
} );

const size = 'attribute_size';
const color = 'attribute_colour';

/** Small in red and blue (inactive), large in any color but only when active. */
export const SHIRTS = [
	variation( 11, { [ size ]: 's', [ color ]: 'red' } ),
	variation(
		12,
		{ [ size ]: 's', [ color ]: 'blue' },
		{ is_in_stock: false, availability_html: '<p>Out of stock</p>' }
	),
	variation( 13, { [ size ]: 'l', [ color ]: '' } ),
];

const select = ( name: string, options: string[], chosen = '' ) =>
	`<select id="${ name }" name="${ name }" data-attribute_name="${ name }">${ [
		'',
		...options,
	]
		.map(
			( option ) =>
				`<option value="${ option }"${
					option === chosen ? ' selected' : ''
				}>${ option || 'Choose an option' }</option>`
		)
		.join( '' ) }</select>`;

/** Option buttons as rendered by the server, with the select hidden. */
export const buttons = ( name: string, options: string[] ): string =>
	select( name, options ).replace( '<select', '<select hidden disabled' ) +
	options
		.map(
			( option ) =>
				`<label class="vitrine-option" data-slug="${ option }"><input type="radio" name="${ name }" value="${ option }"><span>${ option }</span></label>`
		)
		.join( '' );

export interface FormOptions {
	/** The list in the form's attribute, or 'false'. */
	list?: Variation[] | false;
	/** More attributes of the form. */
	more?: string;
	chosen?: { size?: string; color?: string };
	/** HTML of the color field. */
	field?: string;
	/** Whether it is on an engine's own page. */
	engine?: boolean;
}

const attribute = ( value: unknown ) =>
	JSON.stringify( value )
		.replaceAll( '&', '&amp;' )
		.replaceAll( '"', '&quot;' );

/** Markup of WooCommerce's form, which the built-in engine uses too. */
export const formHtml = ( {
	list = SHIRTS,
	more = '',
	chosen = {},
	field = select( color, [ 'red', 'blue', 'green' ], chosen.color ),
	engine = false,
}: FormOptions = {} ): string => `
	<div class="${
		engine ? 'single-product' : 'vitrine-product'
	}"><div class="product product-type-variable">
		<form class="variations_form cart" method="post" data-product_id="7" data-product_variations="${ attribute(
			list
		) }" ${ more }>
			<table class="variations"><tbody>
				<tr><td class="value">${ select(
					size,
					[ 's', 'l', 'xl' ],
					chosen.size
				) }</td></tr>
				<tr><td class="value">${ field }<a class="reset_variations" href="#" style="visibility: hidden">Clear</a></td></tr>
			</tbody></table>
			<div class="single_variation_wrap">
				<div class="woocommerce-variation single_variation" role="alert"></div>
				<div class="woocommerce-variation-add-to-cart variations_button">
					<div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1"></div>
					<button type="submit" class="single_add_to_cart_button button">Add to cart</button>
					<input type="hidden" name="add-to-cart" value="7">
					<input type="hidden" name="variation_id" class="variation_id" value="0">
				</div>
			</div>
		</form>
		<div class="product_meta"><span class="sku">SKU-OWN</span><span class="product_weight">1 kg</span><span class="product_dimensions">N/A</span></div>
	</div></div>`;

export const WORDS = {
	variation_needed: 'Choose first.',
	variation_unavailable: 'Not to be had.',
	variation_reset: 'Cleared.',
	variation_none: 'No such thing.',
	variation_sold_out: 'Sold out',
};

/** Opens a page with a form, and waits for its first check. */
export const openForm = async ( html = formHtml() ) => {
	const page = await openPage( html, {
		settings: pageSettings( { texts: { ...TEXTS, ...WORDS } } ),
	} );
	// Preload what a form loads on the first interaction.
	await Promise.all( [
		import( '../../../../../src/behaviours/product/variations/live' ),
		import( '../../../../../src/behaviours/fragments/sanitize' ),
	] );
	await jest.advanceTimersByTimeAsync( 100 );
	await settle();
	return page;
};

/** Selects an option as a shopper does. */
export const choose = async (
	name: string,
	value: string
): Promise< void > => {
	const field = get< HTMLSelectElement >(
		`select[name="attribute_${ name }"]`
	);
	field.value = value;
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await jest.advanceTimersByTimeAsync( 0 );
	await settle();
};

export const form = () => get< HTMLFormElement >( 'form' );
export const button = () => get( '.single_add_to_cart_button' );
export const panel = () => get( '.single_variation' );
export const quantity = () => get< HTMLInputElement >( 'input.qty' );
export const chosenId = () => get< HTMLInputElement >( '.variation_id' ).value;
export const status = () => get( '.reset_variations_alert' ).textContent;
export const notice = () =>
	document.querySelector( '.wc-no-matching-variations' );
export const disabledOf = ( name: string ): string[] =>
	[ ...get< HTMLSelectElement >( `[name="attribute_${ name }"]` ).options ]
		.filter( ( { disabled } ) => disabled )
		.map( ( { value } ) => value );
