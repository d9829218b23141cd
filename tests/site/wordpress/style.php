<?php
/**
 * Applies a style variation of the theme, as the owner does in the editor.
 * Started by tests/site/start.ts.
 *
 * @package Vitrine
 *
 * @var array{style: string} $args Title of the variation, case-insensitive; `default` for the
 *                                 theme's own styles.
 */

declare(strict_types=1);

// A color-only variation may have the same title as a full one, which comes first.
$vitrine_styles  = array( 'default' => array() ) + array_change_key_case( array_column( array_reverse( WP_Theme_JSON_Resolver::get_style_variations() ), null, 'title' ) );
$vitrine_style   = $vitrine_styles[ strtolower( $args['style'] ) ] ?? throw new RuntimeException( 'Styles of this theme: ' . implode( ', ', array_keys( $vitrine_styles ) ) . '.' );
$vitrine_content = array(
	'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
	'isGlobalStylesUserThemeJSON' => true,
) + array_intersect_key( $vitrine_style, array_flip( array( 'settings', 'styles' ) ) );
wp_update_post(
	wp_slash(
		array(
			'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
			'post_content' => (string) wp_json_encode( $vitrine_content ),
		)
	)
);
