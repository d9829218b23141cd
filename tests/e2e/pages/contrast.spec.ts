import type { Page } from '@playwright/test';
import palettes from '../../fixtures/palettes.json';
import type { Site } from '../../site/types';
import { moveOut, putCode } from '../steps/neighbours';
import { haveInCart } from '../steps/shopper';
import { test, expect } from '../support/test';

const MIDNIGHT = 'wp-content/themes/twentytwentyfive/styles/08-midnight.json';

/**
 * PHP that prints the theme's pairs of text and background colors: those of the
 * page and of its section styles, in its palette and in those of its style
 * variations. One line each: a class, a tab, and CSS that applies the colors.
 */
const PAIRS = `
$slug   = static fn ( $value ): string => preg_match( '/color(?:--|\\|)([a-z0-9-]+)/', (string) $value, $found ) ? $found[1] : '';
$themes = array_merge( array( array( 'settings' => array( 'color' => array( 'palette' => wp_get_global_settings( array( 'color', 'palette' ) ) ) ) ) ), WP_Theme_JSON_Resolver::get_style_variations() );
$pairs  = array( 'plain' => array( 'base', 'contrast' ) );
foreach ( WP_Theme_JSON_Resolver::get_style_variations( 'block' ) as $style ) {
	$colors = array_map( $slug, $style['styles']['color'] ?? array() );
	if ( isset( $style['slug'], $colors['background'] ) ) {
		$pairs[ 'is-style-' . $style['slug'] ] = array( $colors['background'], $colors['text'] ?? 'contrast' );
	}
}
$lines = array();
foreach ( $themes as $theme ) {
	$palette = array_column( $theme['settings']['color']['palette']['theme'] ?? array(), 'color', 'slug' );
	if ( ! isset( $palette['base'], $palette['contrast'] ) ) {
		continue;
	}
	$root = '';
	foreach ( $palette as $name => $color ) {
		$root .= "--wp--preset--color--$name:$color;";
	}
	foreach ( $pairs as $class => list( $background, $text ) ) {
		$lines[] = sprintf( "%s\t:root{%s}main{background:var(--wp--preset--color--%s);color:var(--wp--preset--color--%s)}", $class, $root, $background, $text );
	}
}
echo implode( "\n", array_unique( $lines ) );`;

/**
 * The same for two more themes: background and text of each style variation.
 * Their palettes use other names; our colors are derived from the same two
 * values.
 */
const OTHER_PAIRS = Object.entries( palettes ).flatMap(
	( [ theme, variations ] ) =>
		Object.entries( variations ).map(
			( [ variation, [ ground = '', text = '' ] ] ) =>
				`${ theme } ${ variation }\t:root{--wp--preset--color--base:${ ground };--wp--preset--color--contrast:${ text };--wp--preset--color--background:${ ground };--wp--preset--color--foreground:${ text }}main{background:${ ground };color:${ text }}`
		)
);

const MUTED =
	'.vitrine-loop-count, .vitrine-loop-amount, .vitrine-loop-search-field input';

const PAGES = [
	'/shop/',
	'/product/wool-throw/',
	'/cart/',
	'/checkout/',
	'/account/',
];

/**
 * Our texts and placeholders with insufficient contrast for their size. Stars
 * count as graphics, which need less contrast than text.
 */
const faint = (
	page: Page,
	within = '[class*="vitrine-"] *'
): Promise< string[] > =>
	page.evaluate( ( selector ) => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = 1;
		canvas.height = 1;
		const pen = canvas.getContext( '2d', { willReadFrequently: true } );
		if ( ! pen ) {
			throw new Error( 'No canvas.' );
		}
		// The browser blends, and parses any color syntax.
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
		const isLarge = ( element: Element ): boolean => {
			const style = getComputedStyle( element );
			const size = parseFloat( style.fontSize );
			return (
				size >= 24 ||
				( size >= 18.66 && Number( style.fontWeight ) >= 700 )
			);
		};
		const look = (
			element: Element,
			color: string,
			text: string,
			least = isLarge( element ) ? 3 : 4.5
		) => {
			const is = ratio( element, color );
			if ( is < least ) {
				found.push(
					`${ is.toFixed( 2 ) } ${ element.tagName }.${
						element.className
					}: ${ text }`
				);
			}
		};
		for ( const element of document.querySelectorAll( selector ) ) {
			const text = Array.from( element.childNodes )
				.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
				.map( ( node ) => node.textContent?.trim() ?? '' )
				.join( '' );
			if ( text && isShown( element ) ) {
				look( element, getComputedStyle( element ).color, text );
			}
			if ( element.matches( '.vitrine-stars' ) && isShown( element ) ) {
				const stars = getComputedStyle( element, '::after' );
				look( element, stars.color, stars.content, 3 );
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
	}, within );

/**
 * Returns texts with insufficient contrast in any color pair of the theme or of
 * two others.
 *
 * @param page   A page with a `main` element, which gets the colors.
 * @param site   The shop.
 * @param plain  Text in the theme's own color: if its contrast is insufficient, the
 *               theme is the reason for other text as well.
 * @param within Selector of the area to check.
 * @return One line for each text.
 */
async function faintIn(
	page: Page,
	site: Site,
	plain: string,
	within: string
): Promise< string[] > {
	const ours = ( await site.php( PAIRS ) ).split( '\n' );
	expect( ours.length ).toBeGreaterThan( 30 );
	const pairs = [ ...ours, ...OTHER_PAIRS ];
	const style = await page.addStyleTag( { content: ':root{}' } );
	const said: string[] = [];
	let compared = 0;
	for ( const pair of pairs ) {
		await style.evaluate( ( element, [ name = '', css = '' ] ) => {
			element.textContent = css;
			document
				.querySelector( 'main' )
				?.setAttribute( 'class', name.startsWith( 'is-' ) ? name : '' );
		}, pair.split( '\t' ) );
		if ( ( await faint( page, plain ) ).length > 0 ) {
			continue;
		}
		compared++;
		said.push(
			...( await faint( page, within ) ).map(
				( text ) => `${ pair } ${ text }`
			)
		);
	}
	expect( compared ).toBeGreaterThan( 20 + OTHER_PAIRS.length - 2 );
	return said;
}

/** Adds a review by a verified owner. */
const reviewed = ( site: Site ): Promise< string > =>
	site.php( `
		$id = get_page_by_path( 'wool-throw', OBJECT, Vitrine\\Plugin::engine()->content_types()['post_type'] )->ID;
		wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_author' => 'Tess', 'comment_content' => 'It keeps me warm.', 'comment_type' => 'review', 'comment_approved' => 1, 'comment_meta' => array( 'rating' => 4, 'verified' => 1 ) ) );
		wp_update_comment_count_now( $id );` );

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'muted texts and placeholders have enough contrast in all style variations of three themes', async ( {
	page,
	site,
} ) => {
	// With an active filter: the reference is the text of “Reset filters”.
	await page.goto( '/journal/?sorting-1=title' );
	await expect( page.getByPlaceholder( 'Search the journal' ) ).toBeVisible();
	expect(
		await faintIn( page, site, '.vitrine-loop-reset-link', MUTED )
	).toEqual( [] );
} );

test( 'stars and verified label have enough contrast in all style variations of three themes', async ( {
	page,
	site,
} ) => {
	await reviewed( site );
	await page.goto( '/product/wool-throw/' );
	await expect( page.getByText( 'Verified owner' ) ).toBeVisible();
	expect(
		await faintIn(
			page,
			site,
			'.vitrine-review-text p',
			'.vitrine-stars, .vitrine-review-verified'
		)
	).toEqual( [] );
} );

test( "all shop texts have enough contrast in Twenty Twenty-Five's Midnight", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_filter( 'wp_theme_json_data_user', static fn ( $data ) => $data->update_with( (array) json_decode( (string) file_get_contents( ABSPATH . '${ MIDNIGHT }' ), true ) ) );`
	);
	await reviewed( site );
	await page.goto( '/shop/' );
	await haveInCart( page, 'Everyday Mug' );
	const said: string[] = [];
	for ( const path of PAGES ) {
		await page.goto( path );
		said.push(
			...( await faint( page ) ).map( ( text ) => `${ path } ${ text }` )
		);
	}
	expect( said ).toEqual( [] );
} );
