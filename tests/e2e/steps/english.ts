import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { readLanguage } from '../../pot/languages';
import { printsToShoppers } from '../../pot/shopper';

const PLACEHOLDER = /%(?:\d\$)?[sd]/g;

/** Pattern of a text of this plugin on a page, with any values for its placeholders. */
const lookOf = ( text: string ) =>
	`^${ text
		.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' )
		.replace( /%(?:\d\\\$)?([sd])/g, ( _gap, kind: string ) =>
			kind === 'd' ? '\\d+' : '.+'
		)
		// A text that ends with the mark belongs to WordPress or WooCommerce and only begins like ours.
		.replace( /\.\+$/, '.*[^\u2060]' ) }$`;

/** Patterns of the English shopper texts that a language translates differently. */
function englishBut( locale: string ): string[] {
	const own = new Map(
		readLanguage( `languages/vitrine-${ locale }.po` ).texts.map(
			( { text, forms } ) => [ text, forms ]
		)
	);
	return readLanguage( 'languages/vitrine.pot' )
		.texts.filter( ( { files } ) => files.some( printsToShoppers ) )
		.flatMap( ( { text, plural } ) =>
			own.get( text )?.includes( text )
				? []
				: [ text, ...( plural ? [ plural ] : [] ) ]
		)
		.filter(
			( text ) =>
				text.replace( PLACEHOLDER, '' ).match( /\p{L}/gu )?.length ?? 0
		)
		.map( lookOf );
}

/**
 * Marks the texts of WordPress and WooCommerce, whose language packs are not
 * installed: English text without a mark is the plugin's.
 *
 * @param site The site.
 */
export async function markForeignTexts( site: Site ): Promise< void > {
	await site.php( `
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents(
			WPMU_PLUGIN_DIR . '/foreign-texts.php',
			'<?php foreach ( array( "default", "woocommerce" ) as $domain ) { add_filter( "gettext_$domain", static fn ( $text ) => $text . "\\u{2060}" ); }'
		);
	` );
}

/**
 * Stops marking texts.
 *
 * @param site The site, which keeps its files between tests.
 */
export async function unmarkForeignTexts( site: Site ): Promise< void > {
	await site.php( `unlink( WPMU_PLUGIN_DIR . '/foreign-texts.php' );` );
}

/** Texts stored in the site: names of products, pages and terms, and WooCommerce's settings. */
export async function storedWords( site: Site ): Promise< string[] > {
	const words = await site.php( `
		$words = array_merge(
			wp_list_pluck( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ), 'post_title' ),
			wp_list_pluck( get_terms( array( 'hide_empty' => false ) ), 'name' )
		);
		foreach ( wp_load_alloptions() as $name => $value ) {
			$value = array( str_starts_with( $name, 'woocommerce_' ) ? maybe_unserialize( $value ) : '' );
			array_walk_recursive( $value, static function ( $word ) use ( &$words ) { $words[] = is_string( $word ) ? $word : ''; } );
		}
		echo wp_json_encode( array_values( array_unique( $words ) ) );
	` );
	return JSON.parse( words ) as string[];
}

/**
 * Returns visible or accessible English texts of the plugin on a page.
 *
 * @param page   The page.
 * @param locale Language that the page should be in.
 * @param stored Texts stored in the site.
 * @param within Selector of the area to check.
 */
export const englishOn = (
	page: Page,
	locale: string,
	stored: string[],
	within = 'body'
): Promise< string[] > =>
	page.evaluate(
		( { looks, words, selector } ) => {
			const english = new RegExp( looks.join( '|' ) );
			const found = new Set< string >();
			const hear = ( text: string | null ) => {
				const said = ( text ?? '' ).replace( /\s+/g, ' ' ).trim();
				if (
					said &&
					! words.includes( said ) &&
					english.test( said )
				) {
					found.add( said );
				}
			};
			for ( const place of document.querySelectorAll( selector ) ) {
				for ( const element of [
					place,
					...place.querySelectorAll< HTMLElement >( '*' ),
				] ) {
					if (
						! element.checkVisibility() ||
						element.closest(
							'script, style, template, #wpadminbar'
						)
					) {
						continue;
					}
					for ( const name of [
						'aria-label',
						'title',
						'placeholder',
					] ) {
						hear( element.getAttribute( name ) );
					}
					for ( const node of element.childNodes ) {
						if ( node.nodeType === Node.TEXT_NODE ) {
							hear( node.textContent );
						}
					}
				}
			}
			return [ ...found ];
		},
		{ looks: englishBut( locale ), words: stored, selector: within }
	);
