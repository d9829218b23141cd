<?php
/**
 * Pattern: home page of a shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"textAlign":"center","level":1,"align":"wide","textColor":"base","fontSize":"xx-large"} -->
<h1 class="wp-block-heading alignwide has-text-align-center has-base-color has-text-color has-xx-large-font-size"><?php esc_html_e( 'Made to be used every day', 'vitrine' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center"><?php esc_html_e( 'A line or two about what you sell, and why somebody would want it.', 'vitrine' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"base","textColor":"contrast"} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button" href="<?php echo esc_url( \Vitrine\Plugin::engine()->page_url( 'shop' ) ); ?>"><?php esc_html_e( 'Shop all products', 'vitrine' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Shop by category', 'vitrine' ); ?></h2>
<!-- /wp:heading -->

<?php if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'core/terms-query' ) ) : ?>
<!-- wp:terms-query {"termQuery":{"perPage":6,"taxonomy":"<?php echo esc_attr( \Vitrine\Plugin::engine()->content_types()['category'] ); ?>","order":"desc","orderBy":"count","include":[],"hideEmpty":true,"showNested":false,"inherit":false},"align":"wide"} -->
<div class="wp-block-terms-query alignwide"><!-- wp:term-template {"layout":{"type":"grid","columnCount":6,"minimumColumnWidth":"9rem"}} -->
<!-- wp:vitrine/category-image {"isLink":true,"productImage":true} /-->

<!-- wp:term-name {"isLink":true,"fontSize":"medium"} /-->
<!-- /wp:term-template --></div>
<!-- /wp:terms-query -->
<?php else : ?>
<!-- wp:categories {"taxonomy":"<?php echo esc_attr( \Vitrine\Plugin::engine()->content_types()['category'] ); ?>","showOnlyTopLevel":true} /-->
<?php endif; ?></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:vitrine/product-listing {"align":"wide","title":<?php echo wp_json_encode( __( 'New arrivals', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"collection":"newest","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":11} /--></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Our story', 'vitrine' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Share who you are, where your products come from and what you care about. Customers buy from people they know.', 'vitrine' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two short paragraphs are enough.', 'vitrine' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:vitrine/product-listing {"align":"wide","title":<?php echo wp_json_encode( __( 'Loved by our customers', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"collection":"top-rated","rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":12} /--></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:vitrine/all-reviews {"title":<?php echo wp_json_encode( __( 'What our customers say', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>} /--></div>
<!-- /wp:group -->
