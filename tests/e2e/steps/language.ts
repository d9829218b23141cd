import type { Site } from '../../site/types';

/**
 * Switches a site to a language, as a WordPress language pack does.
 *
 * @param site   The site.
 * @param locale Locale, for example `de_DE`.
 * @param texts  Translations of the WordPress texts that matter.
 */
export async function speak(
	site: Site,
	locale: string,
	texts: Record< string, string > = {}
): Promise< void > {
	await site.php(
		`
		wp_mkdir_p( WP_LANG_DIR . '/plugins' );
		file_put_contents(
			WP_LANG_DIR . "/{$args['locale']}.l10n.php",
			'<?php return ' . var_export( array( 'messages' => $args['texts'] ), true ) . ';'
		);
		`,
		{ args: { locale, texts } }
	);
	// WordPress looks up the available languages once per request, so this is a second request.
	await site.php( `update_option( 'WPLANG', $args['locale'] );`, {
		args: { locale },
	} );
}
