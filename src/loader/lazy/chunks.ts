import contract from '../../contract';
import type { Lazy } from './lazily';

const { markers } = contract;
const { native } = contract.events;

const STEPPERS = `${ markers.quantity } .${ markers.quantity_plus }, ${ markers.quantity } .${ markers.quantity_minus }`;

/** The behaviors that are loaded separately. */
export const chunks: Lazy[] = [
	{
		root: `${ markers.ordering_form }, ${ markers.result_count }`,
		fields: markers.ordering_select,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "ordering" */ '../../behaviours/listing/ordering'
			),
	},
	{
		root: markers.notice,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "after-add" */ '../../behaviours/page/notices'
			),
	},
	{
		root: markers.product_form,
		controls: STEPPERS,
		early: STEPPERS,
		fields: 'input',
		// It corrects quantities on load.
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "quantity" */ '../../behaviours/quantity'
			),
	},
	{
		root: markers.gallery,
		controls: `.${ markers.gallery_previous }, .${ markers.gallery_next }, ${ markers.gallery_thumbs } a, ${ markers.gallery_slide } a`,
		early: `${ markers.gallery_thumbs } a`,
		hears: `${ native.found_variation } ${ native.reset_data }`,
		load: () =>
			import(
				/* webpackChunkName: "gallery" */ '../../behaviours/product/gallery'
			),
	},
	{
		root: `[${ markers.quick_view }]`,
		controls: `[${ markers.quick_view }]`,
		opens: `.${ markers.quick_view_dialog }`,
		load: () =>
			import(
				/* webpackChunkName: "quick-view" */ '../../behaviours/product/quick-view'
			),
	},
	{
		root: markers.sticky_bar,
		controls: markers.sticky_button,
		onScroll: true,
		load: () =>
			import(
				/* webpackChunkName: "sticky" */ '../../behaviours/product/sticky'
			),
	},
	{
		root: `form.${ markers.variations_form }`,
		unless: markers.engine_variations,
		ours: `${ markers.product_root } form.${ markers.variations_form }`,
		controls: markers.variation_reset,
		fields: 'input',
		// It disables unavailable options on load.
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "variations" */ '../../behaviours/product/variations'
			),
	},
	{
		root: `${ markers.tabs }, ${ markers.rating }`,
		unless: markers.engine_details,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "details" */ '../../behaviours/product/details'
			),
	},
	{
		root: markers.review_form,
		controls: '[type="submit"]',
		load: () =>
			import(
				/* webpackChunkName: "reviews" */ '../../behaviours/product/reviews'
			),
	},
	{
		root: `.${ markers.cart_root }`,
		controls: `${ STEPPERS }, ${ markers.update_cart }, ${ markers.coupon_button }, ${ markers.coupon_remove }, ${ markers.remove_from_cart }, ${ markers.undo }, .shipping-calculator-button`,
		early: STEPPERS,
		fields: 'input',
		eager: true,
		load: () =>
			import( /* webpackChunkName: "cart" */ '../../behaviours/cart' ),
	},
	{
		root: markers.engine_cart_form,
		controls: STEPPERS,
		early: STEPPERS,
		fields: 'input',
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "engine-cart" */ '../../behaviours/cart/engine-form'
			),
	},
	{
		root: markers.engine_blocks,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "engine-blocks" */ '../../behaviours/page/engine-blocks'
			),
	},
	{
		root: markers.checkout_area,
		controls: `${ markers.checkout_form } :is( ${ markers.place_order }, ${ markers.coupon_button }, ${ markers.coupon_remove } )`,
		fields: 'input',
		eager: true,
		hears: native.checkout_store,
		load: () =>
			import(
				/* webpackChunkName: "checkout" */ '../../behaviours/checkout'
			),
	},
	{
		root: `${ markers.checkout }, ${ markers.login_section }`,
		controls: `:is( ${ markers.login_section } ) [type="submit"]`,
		fields: `${ markers.emails }, [name="${ contract.fields.account_password }"]`,
		load: () =>
			import(
				/* webpackChunkName: "guests" */ '../../behaviours/checkout/account/guests'
			),
	},
	{
		root: `${ markers.mini_cart }, ${ markers.mini_cart_content }, .${ markers.cart_drawer }`,
		controls: `${ STEPPERS }, ${ markers.remove_from_cart }, ${ markers.undo }`,
		early: STEPPERS,
		fields: 'input',
		load: () =>
			import(
				/* webpackChunkName: "mini-cart" */ '../../behaviours/mini-cart'
			),
	},
	{
		root: `.${ markers.loop }`,
		controls: `:is( a, button )[${ markers.loop_control }]`,
		fields: 'input, select',
		// The page was restored with the results of another URL.
		eager: !! ( history.state as Record< string, unknown > | null )?.[
			contract.settings_values.loop_history
		],
		onHistory: true,
		hears: native.loop_store,
		load: () => import( /* webpackChunkName: "loop" */ '../loop' ),
	},
	{
		root: `.${ markers.hash_links }`,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "hash-links" */ '../../behaviours/scroll/hash-links'
			),
	},
	{
		root: `.${ markers.loop } ${ markers.loop_old_pagination }`,
		eager: true,
		load: () =>
			import(
				/* webpackChunkName: "old-pagination" */ '../../behaviours/loop/old-pagination'
			),
	},
];
