<?php
/**
 * Pattern: page not found.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"textAlign":"center","level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide has-text-align-center"><?php esc_html_e( 'Page not found', 'vitrine' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center"><?php esc_html_e( 'The page may have been moved, or the product is no longer available. Try a search, or browse our best sellers.', 'vitrine' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"constrained","contentSize":"32rem"}} -->
<div class="wp-block-group"><!-- wp:search {"label":"<?php esc_html_e( 'Search products', 'vitrine' ); ?>","showLabel":false,"buttonText":"<?php esc_html_e( 'Search', 'vitrine' ); ?>","query":{"post_type":"<?php echo esc_attr( \Vitrine\Plugin::engine()->content_types()['post_type'] ); ?>"}} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:vitrine/product-listing {"align":"wide","title":<?php echo wp_json_encode( __( 'Best sellers', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"collection":"best-sellers","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":14} /--></div>
<!-- /wp:group -->
