<?php
/**
 * Template: WooCommerce's order received page, with its blocks, which show the output
 * of plugins, and with this plugin's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Returns a WooCommerce block with a heading; both are hidden if the order has no such
// details.
$vitrine_part = static fn ( string $name, string $heading, string $block = '' ): string => sprintf(
	"<!-- wp:woocommerce/order-confirmation-%1\$s-wrapper {\"align\":\"wide\"} -->\n<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">%2\$s</h3>\n<!-- /wp:heading -->\n\n<!-- wp:woocommerce/order-confirmation-%3\$s {\"lock\":{\"remove\":true}} /-->\n<!-- /wp:woocommerce/order-confirmation-%1\$s-wrapper -->",
	$name,
	esc_html( $heading ),
	'' === $block ? $name : $block
);
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Block markup; its texts are escaped above.
?>
<!-- wp:woocommerce/order-confirmation-status {"align":"wide"} /-->

<!-- wp:woocommerce/order-confirmation-summary {"align":"wide"} /-->

<!-- wp:vitrine/order-received {"part":"next","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} /-->

<?php echo $vitrine_part( 'totals', __( 'Order details', 'vitrine' ) ); ?>


<?php echo $vitrine_part( 'downloads', __( 'Downloads', 'vitrine' ) ); ?>


<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><?php echo $vitrine_part( 'shipping', __( 'Shipping address', 'vitrine' ), 'shipping-address' ); ?></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php echo $vitrine_part( 'billing', __( 'Billing address', 'vitrine' ), 'billing-address' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php echo $vitrine_part( 'additional-fields', __( 'Additional information', 'vitrine' ) ); ?>


<!-- wp:woocommerce/order-confirmation-additional-information {"align":"wide"} /-->

<!-- wp:vitrine/order-received {"part":"continue"} /-->

<!-- wp:vitrine/product-listing {"align":"wide","collection":"best-sellers","title":<?php echo wp_json_encode( __( 'Best sellers', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":18,"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} /-->
