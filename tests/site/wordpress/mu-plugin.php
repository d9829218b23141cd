<?php
/**
 * Plugin Name: Local site
 * Description: Keeps a local site to itself: mail goes to a file, nothing is asked of other machines.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter(
	'pre_wp_mail',
	/**
	 * Writes a mail to private/mail/ where a test can read it.
	 *
	 * @param null|bool $sent Whether another filter has sent it.
	 * @param array     $mail The arguments of wp_mail().
	 */
	static function ( $sent, array $mail ) {
		if ( null !== $sent ) {
			return $sent;
		}
		$folder = VITRINE_SITE_PRIVATE . '/mail';
		$name   = sprintf( '%s/%s-%s.json', $folder, str_replace( '.', '', sprintf( '%.6f', microtime( true ) ) ), bin2hex( random_bytes( 3 ) ) );
		return wp_mkdir_p( $folder ) && false !== file_put_contents( $name, (string) wp_json_encode( $mail ) );
	},
	10,
	2
);

// Looking for updates would only wait for servers that may not be asked, and warn about it.
add_filter(
	'pre_site_transient_update_core',
	static fn() => (object) array(
		'updates' => array(),
		'version_checked' => wp_get_wp_version(),
		'last_checked' => time(),
	)
);
foreach ( array( 'update_plugins', 'update_themes' ) as $vitrine_transient ) {
	add_filter(
		'pre_site_transient_' . $vitrine_transient,
		static fn() => (object) array(
			'response' => array(),
			'no_update' => array(),
			'translations' => array(),
			'checked' => array(),
			'last_checked' => time(),
		)
	);
}
foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $vitrine_check ) {
	remove_action( 'admin_init', $vitrine_check );
}
add_filter( 'pre_site_transient_php_check_' . md5( PHP_VERSION ), '__return_empty_array' );
add_filter( 'should_load_remote_block_patterns', '__return_false' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_action(
	'wp_dashboard_setup',
	static function (): void {
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
		remove_meta_box( 'dashboard_browser_nag', 'dashboard', 'normal' );
	}
);

// Pictures of emoji would be fetched from another host wherever the system has no font for them.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
add_filter( 'emoji_svg_url', '__return_false' );
