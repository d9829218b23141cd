import type { Page } from '@playwright/test';
import { moveOut, putCode } from '../steps/neighbours';
import { haveInCart } from '../steps/shopper';
import { test, expect } from '../support/test';

const STYLES = 'wp-content/themes/twentytwentyfive/styles';

const VARIATIONS = [
	'01-evening',
	'02-noon',
	'03-dusk',
	'04-afternoon',
	'05-twilight',
	'06-morning',
	'07-sunrise',
	'08-midnight',
];

const PAGES = [
	'/shop/',
	'/product/wool-throw/',
	'/cart/',
	'/checkout/',
	'/account/',
];

/** Texts of ours whose contrast is too low for their size, and placeholders. */
const faint = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = 1;
		canvas.height = 1;
		const pen = canvas.getContext( '2d', { willReadFrequently: true } );
		if ( ! pen ) {
			throw new Error( 'No canvas.' );
		}
		// The browser mixes, and knows every way to write a color.
		const mix = ( layers: string[] ): number[] => {
			pen.fillStyle = '#fff';
			pen.fillRect( 0, 0, 1, 1 );
			for ( const layer of layers ) {
				pen.fillStyle = layer;
				pen.fillRect( 0, 0, 1, 1 );
			}
			return Array.from( pen.getImageData( 0, 0, 1, 1 ).data );
		};
		const luminance = ( color: number[] ): number =>
			[ 0.2126, 0.7152, 0.0722 ].reduce( ( sum, share, index ) => {
				const part = ( color[ index ] ?? 0 ) / 255;
				return (
					sum +
					share *
						( part <= 0.04045
							? part / 12.92
							: ( ( part + 0.055 ) / 1.055 ) ** 2.4 )
				);
			}, 0 );
		const behind = ( element: Element | null ): string[] => {
			const layers: string[] = [];
			for ( let at = element; at; at = at.parentElement ) {
				layers.unshift( getComputedStyle( at ).backgroundColor );
			}
			return layers;
		};
		const ratio = ( element: Element, color: string ): number => {
			const layers = behind( element );
			const one = luminance( mix( layers ) );
			const other = luminance( mix( [ ...layers, color ] ) );
			return (
				( Math.max( one, other ) + 0.05 ) /
				( Math.min( one, other ) + 0.05 )
			);
		};
		const isShown = ( element: Element ): boolean =>
			element.checkVisibility( {
				opacityProperty: true,
				visibilityProperty: true,
			} ) &&
			element.getBoundingClientRect().width > 1 &&
			! element.closest(
				':disabled, [aria-disabled="true"], .disabled'
			) &&
			getComputedStyle( element ).clipPath === 'none';
		const found: string[] = [];
		const look = ( element: Element, color: string, text: string ) => {
			const style = getComputedStyle( element );
			const size = parseFloat( style.fontSize );
			const isLarge =
				size >= 24 ||
				( size >= 18.66 && Number( style.fontWeight ) >= 700 );
			const is = ratio( element, color );
			if ( is < ( isLarge ? 3 : 4.5 ) ) {
				found.push(
					`${ is.toFixed( 2 ) } ${ element.tagName }.${
						element.className
					}: ${ text }`
				);
			}
		};
		for ( const element of document.querySelectorAll(
			'[class*="vitrine-"] *'
		) ) {
			const text = Array.from( element.childNodes )
				.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
				.map( ( node ) => node.textContent?.trim() ?? '' )
				.join( '' );
			if ( text && isShown( element ) ) {
				look( element, getComputedStyle( element ).color, text );
			}
			if (
				element instanceof HTMLInputElement &&
				element.placeholder &&
				isShown( element )
			) {
				look(
					element,
					getComputedStyle( element, '::placeholder' ).color,
					element.placeholder
				);
			}
		}
		return found;
	} );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const name of VARIATIONS ) {
	test( `every text can be read in the colors of Twenty Twenty-Five’s ${ name }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_filter( 'wp_theme_json_data_user', static fn ( $data ) => $data->update_with( (array) json_decode( (string) file_get_contents( ABSPATH . '${ STYLES }/${ name }.json' ), true ) ) );`
		);
		await page.goto( '/shop/' );
		await haveInCart( page, 'Everyday Mug' );
		const said: string[] = [];
		for ( const path of PAGES ) {
			await page.goto( path );
			said.push(
				...( await faint( page ) ).map(
					( text ) => `${ path } ${ text }`
				)
			);
		}
		expect( said ).toEqual( [] );
	} );
}
