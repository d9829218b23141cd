import type { Frame, Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';
import { keepBack } from './scripts';

/** The part of the registered cart store that the tests use. */
interface CartStore {
	getCount: () => number;
	getLines: () => { key: string; name: string; quantity: number }[];
	isItemPendingQuantity: ( key: string ) => boolean;
}
interface CartActions {
	setItemQuantity: ( key: string, quantity: number ) => Promise< unknown >;
	removeItem: ( key: string ) => Promise< unknown >;
}
interface Wp {
	data?: {
		select: ( name: string ) => CartStore | undefined;
		dispatch: ( name: string ) => CartActions;
	};
}

/** Quantities in `wp.data.select( 'vitrine/cart' )` by product name; null if the store is not registered. */
export const storedLines = (
	page: Page
): Promise< Record< string, number > | null > =>
	page.evaluate( () => {
		const { wp } = window as unknown as { wp?: Wp };
		const store = wp?.data?.select( 'vitrine/cart' );
		return store
			? Object.fromEntries(
					store
						.getLines()
						.map( ( { name, quantity } ) => [ name, quantity ] )
			  )
			: null;
	} );

/** Changes a quantity with the data store. Zero removes the cart item. */
export const dispatchQuantity = (
	page: Page,
	product: string,
	quantity: number
): Promise< void > =>
	page.evaluate(
		( [ name, pieces ] ) => {
			const { wp } = window as unknown as { wp: Required< Wp > };
			const key =
				wp.data
					.select( 'vitrine/cart' )
					?.getLines()
					.find( ( line ) => line.name === name )?.key ?? '';
			const { setItemQuantity, removeItem } =
				wp.data.dispatch( 'vitrine/cart' );
			void ( pieces
				? setItemQuantity( key, pieces )
				: removeItem( key ) );
		},
		[ product, quantity ] as const
	);

/**
 * Returns a value of `wp.data.select( store )`; null if the store is not
 * registered.
 *
 * @param page     The page, or a frame of it.
 * @param store    Name of the store.
 * @param selector Name of the selector.
 * @param given    Arguments of the selector.
 */
export const stored = (
	page: Page | Frame,
	store: string,
	selector: string,
	...given: unknown[]
): Promise< unknown > =>
	page.evaluate(
		( [ name, member, values ] ) => {
			type Selectors = Record<
				string,
				( ...args: unknown[] ) => unknown
			>;
			const { wp } = window as unknown as {
				wp?: {
					data?: { select: ( of: string ) => Selectors | undefined };
				};
			};
			return wp?.data?.select( name )?.[ member ]?.( ...values ) ?? null;
		},
		[ store, selector, given ] as const
	);

/** Calls an action of a data store. */
export const dispatchTo = (
	page: Page | Frame,
	store: string,
	action: string,
	...given: unknown[]
): Promise< void > =>
	page.evaluate(
		( [ name, member, values ] ) => {
			type Actions = Record< string, ( ...args: unknown[] ) => unknown >;
			const { wp } = window as unknown as {
				wp: { data: { dispatch: ( of: string ) => Actions } };
			};
			void wp.data.dispatch( name )[ member ]?.( ...values );
		},
		[ store, action, given ] as const
	);

/** Returns a listing of `wp.data.select( 'vitrine/loop' )`; null if it does not exist. */
export const storedLoop = ( page: Page, id: number ): Promise< unknown > =>
	stored( page, 'vitrine/loop', 'getLoop', id );

/** Calls an action of a listing with the data store. */
export const dispatchLoop = (
	page: Page,
	action: string,
	...given: unknown[]
): Promise< void > => dispatchTo( page, 'vitrine/loop', action, ...given );

/** Holds the island scripts back until `release()`. */
export const holdIslands = ( page: Page ): Promise< () => void > =>
	keepBack( page, /\/build\/(?:blocks\/[\w-]+\/view|islands-[\w-]+)\.js/ );

/** Expects an island to be hydrated. */
export const expectAwake = ( island: Locator ): Promise< void > =>
	expect( island ).toHaveAttribute( 'data-vitrine-hydrated' );

/**
 * Remembers the DOM nodes of an island.
 *
 * @return Checks whether it still has the same nodes and the same HTML.
 */
export const rememberNodes = async ( island: Locator ) => {
	const html = await island.evaluate( ( element ) => {
		Object.assign( element, {
			nodes: [ ...element.querySelectorAll( '*' ) ],
		} );
		return element.innerHTML;
	} );
	return async (): Promise< void > => {
		expect( await island.innerHTML() ).toBe( html );
		expect(
			await island.evaluate( ( element ) => {
				const { nodes = [] } = element as { nodes?: Element[] };
				const now = [ ...element.querySelectorAll( '*' ) ];
				return (
					now.length === nodes.length &&
					now.every( ( node, index ) => node === nodes[ index ] )
				);
			} ),
			'the DOM nodes are the same as before'
		).toBe( true );
	};
};

/**
 * PHP that enqueues the script of another plugin.
 *
 * @param hook   Hook to enqueue it on.
 * @param handle Script handle of the stores.
 */
const pluginOf = ( hook: string, handle: string ) => `<?php
add_action( '${ hook }', function () {
	wp_enqueue_script( 'acme', content_url( 'acme.js' ), array( '${ handle }', 'wp-element' ), '1.0', array( 'in_footer' => true ) );
}, 20 );
`;

const ON_PAGES = pluginOf( 'wp_enqueue_scripts', 'vitrine-stores' );
const IN_ADMIN = pluginOf( 'admin_enqueue_scripts', 'vitrine-preview-store' );

/** JavaScript that renders a component into an element of its own. */
const drawn = ( component: string ): string => `
	const { createElement, createRoot } = wp.element;
	const Acme = () => { ${ component } };
	const place = document.createElement( 'div' );
	document.body.prepend( place );
	createRoot( place ).render( createElement( Acme ) );
`;

const CART = drawn( `
	const count = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getCount(), [] );
	const { removeItem } = wp.data.useDispatch( 'vitrine/cart' );
	const lines = wp.data.useSelect( ( select ) => select( 'vitrine/cart' ).getLines(), [] );
	return createElement(
		'section',
		{ 'aria-label': 'Acme' },
		'Acme sees ' + count,
		lines.map( ( { key, name } ) => createElement( 'button', { key, onClick: () => removeItem( key ) }, 'Acme takes ' + name ) )
	);` );

const LOOP = drawn( `
	const loops = wp.data.useSelect( ( select ) => select( 'vitrine/loop' ).getLoops(), [] );
	const { filter } = wp.data.useDispatch( 'vitrine/loop' );
	return createElement(
		'section',
		{ 'aria-label': 'Acme' },
		loops.map( ( { query_id: key, shown } ) => createElement(
			'button',
			{ key, onClick: () => filter( key, 'button', 'rooms' ) },
			'Acme sees ' + ( shown.button || 'everything' )
		) )
	);` );

const CHECKOUT = drawn( `
	const useStore = ( name ) => wp.data.useSelect( ( select ) => select( 'vitrine/checkout' )[ name ](), [] );
	const coupons = useStore( 'getCoupons' ).map( ( { code } ) => code.toLowerCase() );
	const folded = useStore( 'isReviewFolded' );
	const { applyCoupon, removeCoupon, foldReview } = wp.data.useDispatch( 'vitrine/checkout' );
	const button = ( name, onClick ) => createElement( 'button', { onClick }, name );
	return createElement(
		'section',
		{ 'aria-label': 'Acme' },
		'Acme sees ' + ( coupons.join() || 'no coupon' ) + ', ' + ( folded ? 'folded' : 'open' ),
		button( 'Acme applies', () => applyCoupon( 'welcome10' ) ),
		button( 'Acme takes off', () => removeCoupon( 'welcome10' ) ),
		button( 'Acme folds', () => foldReview( ! folded ) )
	);` );

const PREVIEW = drawn( `
	const shown = wp.data.useSelect( ( select ) => select( 'vitrine/preview' ).getTitleShown(), [] );
	const { send } = wp.data.useDispatch( 'vitrine/preview' );
	return createElement(
		'section',
		{ 'aria-label': 'Acme' },
		'Acme sees ' + ( shown === false ? 'no title' : 'a title' ),
		createElement( 'button', { onClick: () => send( { param: 'siteTitle', data: true } ) }, 'Acme shows' )
	);` );

const SCRIPTS = {
	cart: CART,
	loop: LOOP,
	checkout: CHECKOUT,
	preview: PREVIEW,
};

/** Adds another plugin, whose component reads and changes a store. */
export const putSecondPlugin = (
	site: Site,
	of: keyof typeof SCRIPTS = 'cart'
): Promise< unknown > =>
	site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/acme.php', $args['plugin'] );
		file_put_contents( WP_CONTENT_DIR . '/acme.js', $args['script'] );`,
		{
			args: {
				plugin: of === 'preview' ? IN_ADMIN : ON_PAGES,
				script: SCRIPTS[ of ],
			},
		}
	);

/** Removes it again: files outside the database stay for the next test. */
export const removeSecondPlugin = ( site: Site ): Promise< unknown > =>
	site.php(
		`unlink( WPMU_PLUGIN_DIR . '/acme.php' ); unlink( WP_CONTENT_DIR . '/acme.js' );`
	);
