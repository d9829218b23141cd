<?php
/**
 * Pattern: cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\View\Cart\Parts\Arrivals;

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
<?php echo get_comment_delimited_block_content( 'vitrine/product-listing', Arrivals::attributes(), '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes block attributes. ?>

<!-- /wp:vitrine/cart-empty -->
<!-- /wp:vitrine/cart -->
