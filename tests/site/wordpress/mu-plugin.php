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

if ( defined( 'VITRINE_SITE_JOB' ) ) {
	// A job is nobody's visit, although the web server runs it.
	add_filter( 'wp_doing_cron', '__return_true' );
}

add_filter(
	'pre_http_request',
	/**
	 * Answers for WordPress's own servers that there is nothing new. Refused
	 * questions would be complained about in the log, where a test looks for
	 * complaints about the plugin.
	 *
	 * @param mixed  $answer  What another filter has answered; false: nothing.
	 * @param array  $request The arguments of the request.
	 * @param string $url     Its address.
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

// Nobody guesses these passwords; tests log in a thousand times, and a hash of WordPress's own cost takes most of each.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

add_filter( 'pre_option_show_avatars', '__return_zero' );
add_action(
	'wp_dashboard_setup',
	static function (): void {
		// News of other sites; their feeds are not reached.
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
	}
);

// Pictures of emoji would be fetched from another host wherever the system has no font for them.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
add_filter( 'emoji_svg_url', '__return_false' );
