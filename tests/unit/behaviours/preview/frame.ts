import { startPreview } from '../../../../src/behaviours/preview';
import type { PreviewSettings } from '../../../../src/contract/types';

/** Storage key of preview data. */
export const KEY = 'vitrine-iframe-preview-data';
const CALL = 'starterTemplatePreviewDispatch';
export const OTHER = 'https://picker.test';
export const SETTINGS: PreviewSettings = {
	origins: [ window.location.origin, OTHER ],
	key: KEY,
	fonts: 'https://fonts.test/css2',
	variables: [
		{ prefix: '--theme-', names: [ 'base', 'contrast' ] },
		{ prefix: '--builder-', names: [] },
	],
};

export const parent = {
	postMessage: jest.fn(),
	location: { href: `${ window.location.origin }/wp-admin/` },
};
let hear: ( ( event: object ) => void ) | undefined;

/** Makes the test window look framed. */
const framed = ( changes: object = { parent } ) =>
	new Proxy( window, {
		get: ( target, name ) => {
			if ( name in changes ) {
				return Reflect.get( changes, name ) as unknown;
			}
			if ( name === 'addEventListener' ) {
				return ( type: string, listener: typeof hear ) => {
					hear = type === 'message' ? listener : hear;
				};
			}
			return Reflect.get( target, name ) as unknown;
		},
	} );

/** Loads the page's scripts; none in these tests. */
export const load = jest.fn( () => Promise.resolve() );

export const start = ( changes?: object, settings = SETTINGS ) =>
	startPreview( settings, load, framed( changes ) );

export const send = (
	param: string,
	data?: unknown,
	event: object = { source: parent, origin: window.location.origin }
) => hear?.( { data: { call: CALL, value: { param, data } }, ...event } );

export const stored = () =>
	JSON.parse( localStorage.getItem( KEY ) ?? 'null' ) as {
		url: string;
		data: Record< string, unknown >;
	} | null;

export const rootStyle = () => getComputedStyle( document.documentElement );
export const title = () => document.querySelector( '.site-title' )!;

/** Whether the page listens for messages. */
export const heard = (): boolean => hear !== undefined;

/** Sets up a page with a logo and a title, without a preview. */
export const prepare = (): void => {
	window.reportError = ( error: unknown ) => {
		throw error;
	};
	hear = undefined;
	localStorage.clear();
	parent.postMessage.mockClear();
	document.head.innerHTML = '';
	document.body.innerHTML =
		'<header><img class="custom-logo" src="/own.png" srcset="/own-2x.png 2x" width="40" height="40" alt="Shop"><p class="site-title">Shop</p></header><h1>Hello</h1>';
};
