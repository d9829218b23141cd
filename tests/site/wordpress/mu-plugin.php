<?php
/**
 * Plugin Name: Local site
 * Description: Isolates a local site: emails are written to files, and no requests are sent to other servers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter(
	'pre_wp_mail',
	/**
	 * Writes an email to private/mail/, where tests can read it.
	 *
	 * @param null|bool $sent Return value of an earlier filter.
	 * @param array     $mail Arguments of wp_mail().
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

if ( defined( 'VITRINE_SITE_JOB' ) ) {
	// A job is not a visit, although the web server runs it; don't start cron.
	add_filter( 'wp_doing_cron', '__return_true' );
}

add_filter(
	'pre_http_request',
	/**
	 * Answers requests to WordPress's own servers with "nothing new". Blocked
	 * requests would be logged, where tests look for errors of the plugin.
	 *
	 * @param mixed  $answer  Response of an earlier filter, or false.
	 * @param array  $request Arguments of the request.
	 * @param string $url     URL of the request.
	 */
	static function ( $answer, array $request, string $url ) {
		$nothing = array(
			'/core/version-check/'               => array(
				'offers'       => array(),
				'translations' => array(),
			),
			'/core/serve-happy/'                 => array(
				'recommended_version' => '8.1',
				'minimum_version'     => '7.4',
				'is_supported'        => true,
				'is_secure'           => true,
				'is_acceptable'       => true,
			),
			'/core/browse-happy/'                => array( 'upgrade' => false ),
			'/plugins/update-check/'             => array(
				'plugins'      => array(),
				'no_update'    => array(),
				'translations' => array(),
			),
			'/themes/update-check/'              => array(
				'themes'       => array(),
				'no_update'    => array(),
				'translations' => array(),
			),
			'/plugins/info/1.2/?action=hot_tags' => array(),
			'/plugins/info/'                     => array(
				'info'    => array( 'results' => 0 ),
				'plugins' => array(),
			),
			'/themes/info/'                      => array(
				'info'   => array( 'results' => 0 ),
				'themes' => array(),
			),
			'/translations/'                     => array( 'translations' => array() ),
			'/patterns/'                         => array(),
			'/events/'                           => array(
				'events'   => array(),
				'location' => array(),
			),
		);
		foreach ( $nothing as $path => $body ) {
			if ( false === $answer && str_contains( $url, '//api.wordpress.org' . $path ) ) {
				return array(
					'headers'  => array(),
					'body'     => (string) wp_json_encode( $body ),
					'response' => array(
						'code'    => 200,
						'message' => 'OK',
					),
					'cookies'  => array(),
					'filename' => null,
				);
			}
		}
		return $answer;
	},
	10,
	3
);

// Lower hash cost: tests log in a thousand times, and the default cost takes most of the time of each.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

add_filter( 'pre_option_show_avatars', '__return_zero' );
add_action(
	'wp_dashboard_setup',
	static function (): void {
		// The news widget fetches external feeds.
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
	}
);

// Emoji images would be loaded from another host if the system has no emoji font.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
add_filter( 'emoji_svg_url', '__return_false' );
