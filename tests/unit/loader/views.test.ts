import type { PageSettings } from '../../../src/contract/types';
import { pageSettings, settle } from '../support/page';

const REACT = { handle: 'react', src: 'https://shop.test/react.js' };
const STORES = { handle: 'stores', src: 'https://shop.test/stores.js' };
const CART = { handle: 'view-cart', src: 'https://shop.test/cart.js' };

const settings: PageSettings = pageSettings( {
	views: { cart: [ REACT, STORES, CART ], mini: [ REACT, STORES ] },
} );

const scripts = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script' ),
];
const srcs = () => scripts().map( ( { src } ) => src );
const loaded = () =>
	scripts().forEach( ( script ) =>
		script.dispatchEvent( new Event( 'load' ) )
	);
const root = () => document.body.firstElementChild!;

const fresh = async () => {
	jest.resetModules();
	return import( '../../../src/loader/page/views' );
};

beforeEach( () => {
	delete window.vitrineLoads;
	document.head.innerHTML = '';
	document.body.innerHTML =
		'<div data-vitrine-view="cart"><p data-vitrine-view="mini"></p><p data-vitrine-view="unknown"></p></div>';
} );

it( "loads an element's view scripts once, in order", async () => {
	const { hydrate } = await fresh();
	const first = hydrate( settings, root() );
	void hydrate( settings, root() );
	expect( srcs() ).toEqual( [ REACT.src, STORES.src ] );
	expect( scripts().map( ( { async } ) => async ) ).toEqual( [
		false,
		false,
	] );
	// It is loading meanwhile.
	expect( document.head.querySelector( 'link' )?.href ).toBe( CART.src );
	loaded();
	await settle();
	expect( srcs() ).toEqual( [ REACT.src, STORES.src, CART.src ] );
	loaded();
	await expect( first ).resolves.toBeUndefined();
} );

it( 'waits for a script requested by another one', async () => {
	const { hydrate } = await fresh();
	void hydrate( settings, root() );
	const { loadScripts } = await fresh();
	const heard = jest.fn();
	void loadScripts( [ REACT, CART ], heard );
	await settle();
	expect( heard ).not.toHaveBeenCalled();
	expect( srcs() ).toEqual( [ REACT.src, STORES.src ] );
	loaded();
	await settle();
	expect( heard ).toHaveBeenCalledWith( REACT );
	expect( srcs() ).toEqual( [ REACT.src, STORES.src, CART.src ] );
} );

it( 'sets translations before the scripts run', async () => {
	const I18N = { handle: 'wp-i18n', src: 'https://shop.test/i18n.js' };
	const data = { 'View cart': [ 'Warenkorb' ] };
	const setLocaleData = jest.fn();
	const { hydrate } = await fresh();
	const all = hydrate(
		{
			...settings,
			views: { cart: [ I18N, CART ] },
			translations: { 'view-cart': { domain: 'vitrine', data } },
		},
		root()
	);
	Object.assign( window, { wp: { i18n: { setLocaleData } } } );
	scripts()[ 0 ]!.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( setLocaleData.mock.calls ).toEqual( [ [ data, 'vitrine' ] ] );
	scripts()[ 1 ]!.dispatchEvent( new Event( 'load' ) );
	await all;
	expect( setLocaleData ).toHaveBeenCalledTimes( 1 );
} );

it( 'omits scripts WordPress printed', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<script type="text/plain" id="react-js"></script>'
	);
	const { hydrate } = await fresh();
	void hydrate( settings, root() );
	loaded();
	await settle();
	expect( srcs() ).toEqual( [ STORES.src, CART.src ] );
} );

it( 'runs no view without its dependencies, reports what failed, and retries', async () => {
	const { hydrate } = await fresh();
	const first = hydrate( settings, root() );
	scripts()[ 1 ]!.dispatchEvent( new Event( 'error' ) );
	await expect( first ).rejects.toThrow( 'stores did not load' );
	expect( srcs() ).toEqual( [ REACT.src ] );
	const second = hydrate( settings, root() );
	loaded();
	await settle();
	loaded();
	await expect( second ).resolves.toBeUndefined();
	expect( srcs() ).toEqual( [ REACT.src, STORES.src, CART.src ] );
} );

it( 'prefetches once and runs nothing', async () => {
	const { preload } = await fresh();
	preload( settings, root() );
	preload( settings, root() );
	const links = [
		...document.head.querySelectorAll< HTMLLinkElement >( 'link' ),
	];
	expect( links.map( ( { rel, href } ) => [ rel, href ] ) ).toEqual( [
		[ 'preload', REACT.src ],
		[ 'preload', STORES.src ],
		[ 'preload', CART.src ],
	] );
	expect( scripts() ).toEqual( [] );
} );
