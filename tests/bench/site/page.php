<?php
/**
 * Creates a page with every site block. Started by the bench.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

( static function (): void {
	$row      = static fn ( string $place, string $inner ): string => "<!-- wp:vitrine/header-row {\"place\":\"$place\"} -->$inner<!-- /wp:vitrine/header-row -->";
	$template = '<!-- wp:vitrine/store-notice /--><!-- wp:vitrine/site-header -->'
		. $row( 'above', '<!-- wp:paragraph --><p>Free shipping from €50</p><!-- /wp:paragraph -->' )
		. $row( 'main', '<!-- wp:site-title /--><!-- wp:vitrine/header-menu /--><!-- wp:vitrine/site-search {"form":"full-screen"} /--><!-- wp:vitrine/account-menu /--><!-- wp:vitrine/palette-switcher /-->' )
		. '<!-- /wp:vitrine/site-header --><!-- wp:post-content /--><!-- wp:vitrine/scroll-to-top /--><!-- wp:vitrine/coming-soon-banner /-->';
	$write    = static fn ( string $type, string $name, string $content ): int => (int) wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => $name,
				'post_content' => $content,
			)
		)
	);
	wp_set_object_terms( $write( 'wp_template', 'page-all-blocks', $template ), get_stylesheet(), 'wp_theme' );
	update_option(
		'vitrine_settings',
		array(
			'header_main_stick'               => true,
			'store_notice'                    => 'Closed on Monday.',
			'coming_soon'                     => true,
			'color_switcher_default_palette'  => array( '#ffffff', '#111111' ),
			'color_switcher_switched_palette' => array( '#101418', '#f5f5f5' ),
		) + (array) get_option( 'vitrine_settings', array() )
	);
	echo esc_url_raw( (string) get_permalink( $write( 'page', 'all-blocks', str_repeat( "<p>What a page says.</p>\n", 80 ) ) ) );
} )();
