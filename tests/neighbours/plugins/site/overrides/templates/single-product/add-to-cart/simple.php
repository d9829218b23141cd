<?php
/**
 * Form template of a theme for simple products: another order, and a button that
 * is not a button element.
 *
 * @package Vitrine
 */

declare(strict_types=1);

global $product;
if ( ! $product->is_purchasable() || ! $product->is_in_stock() ) {
	return;
}
do_action( 'woocommerce_before_add_to_cart_form' );
?>
<form class="cart theme-form" action="<?php echo esc_url( apply_filters( 'woocommerce_add_to_cart_form_action', $product->get_permalink() ) ); ?>" method="post" enctype="multipart/form-data">
	<?php do_action( 'woocommerce_before_add_to_cart_button' ); ?>
	<div class="theme-row">
		<span class="theme-label">How many</span>
		<?php
		woocommerce_quantity_input(
			array(
				'min_value' => $product->get_min_purchase_quantity(),
				'max_value' => $product->get_max_purchase_quantity(),
			)
		);
		?>
		<input type="hidden" name="add-to-cart" value="<?php echo absint( $product->get_id() ); ?>">
		<button type="submit" class="single_add_to_cart_button theme-button"><i></i><span><?php echo esc_html( $product->single_add_to_cart_text() ); ?></span></button>
	</div>
	<?php do_action( 'woocommerce_after_add_to_cart_button' ); ?>
</form>
<?php
do_action( 'woocommerce_after_add_to_cart_form' );
