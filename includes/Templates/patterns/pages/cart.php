<?php
/**
 * Pattern: cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/cart -->
<!-- wp:vitrine/cart-column {"lock":{"remove":true,"move":false}} -->
<!-- wp:vitrine/cart-items {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/cart-coupon /-->
<!-- /wp:vitrine/cart-column -->

<!-- wp:vitrine/cart-column {"area":"totals","lock":{"remove":true,"move":false}} -->
<!-- wp:vitrine/cart-totals {"lock":{"remove":true,"move":false}} /-->

<!-- wp:vitrine/proceed-to-checkout {"lock":{"remove":true,"move":false}} /-->
<!-- /wp:vitrine/cart-column -->

<!-- wp:vitrine/cart-cross-sells /-->

<!-- wp:vitrine/cart-empty -->
<!-- wp:vitrine/product-listing {"align":"","collection":"newest","title":<?php echo wp_json_encode( __( 'New arrivals', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":17} /-->
<!-- /wp:vitrine/cart-empty -->
<!-- /wp:vitrine/cart -->
