<?php
/**
 * Plugin Name: A neighbour: script combination
 * Description: Combines all scripts of a page, including inline scripts, into one file and loads it last, as performance plugins do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'template_redirect',
	static function (): void {
		ob_start(
			static function ( string $html ): string {
				$code = '';
				$html = (string) preg_replace_callback(
					'#<script\b([^>]*)>(.*?)</script>#is',
					static function ( array $found ) use ( &$code ): string {
						if ( preg_match( '#\stype=["\'](?!text/javascript|application/javascript)#i', $found[1] ) ) {
							return $found[0];
						}
						$text = $found[2];
						if ( preg_match( '#\ssrc=["\']([^"\']+)#i', $found[1], $src ) ) {
							$path = (string) wp_parse_url( html_entity_decode( $src[1] ), PHP_URL_PATH );
							$file = untrailingslashit( ABSPATH ) . $path;
							if ( ! str_ends_with( $path, '.js' ) || ! is_readable( $file ) ) {
								return $found[0];
							}
							$text = (string) file_get_contents( $file );
						}
						$code .= $text . "\n;\n";
						return '';
					},
					$html
				);
				wp_mkdir_p( WP_CONTENT_DIR . '/combined' );
				$name = md5( $code ) . '.js';
				file_put_contents( WP_CONTENT_DIR . '/combined/' . $name, $code );
				// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- As real plugins do.
				return str_replace( '</body>', '<script defer src="' . esc_url( content_url( 'combined/' . $name ) ) . '"></script></body>', $html );
			}
		);
	},
	1
);
