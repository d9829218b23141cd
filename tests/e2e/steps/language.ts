import type { Site } from '../../site/types';

/**
 * Has a site speak a language, as a language pack of WordPress's does.
 *
 * @param site   The site.
 * @param locale Such as `de_DE`.
 * @param texts  Of WordPress's own texts, those that matter.
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
	// Which languages there are is looked up once a request.
	await site.php( `update_option( 'WPLANG', $args['locale'] );`, {
		args: { locale },
	} );
}
