/**
 * The settings screen in the language of the logged-in user.
 *
 * @see field 39
 */
import { speak } from '../steps/language';
import { test, expect } from '../support/test';
import { openSettings } from './settings-steps';

/** Translations of a language pack, for PHP and for the screen's script. */
const PHP = { 'Sticky cart totals': 'Summen im Blick behalten' };
const SCRIPT = {
	'Save changes': 'Einstellungen sichern',
	'Search settings': 'Einstellungen suchen',
};

test( "the settings screen uses the site's language, in script and PHP texts", async ( {
	page,
	site,
} ) => {
	await speak( site, 'de_CH' );
	await site.php(
		`
		$file = WP_LANG_DIR . '/plugins/vitrine-de_CH';
		file_put_contents( "$file.l10n.php", '<?php return ' . var_export( array( 'messages' => $args['php'] ), true ) . ';' );
		file_put_contents(
			$file . '-' . md5( 'build/admin-settings.js' ) . '.json',
			wp_json_encode( array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de_CH' ) ) + array_map( static fn ( $text ) => array( $text ), $args['script'] ) ) ) )
		);
		`,
		{ args: { php: PHP, script: SCRIPT } }
	);
	await openSettings( page, 'cart' );
	await expect(
		page.getByRole( 'button', { name: SCRIPT[ 'Save changes' ] } )
	).toBeVisible();
	await expect(
		page.getByRole( 'searchbox', { name: SCRIPT[ 'Search settings' ] } )
	).toBeVisible();
	await expect(
		page.getByText( PHP[ 'Sticky cart totals' ], { exact: true } ).first()
	).toBeVisible();
} );
