<?php
/**
 * Plugin Name: A neighbour: page builder
 * Description: Pages with shortcodes: a listing, a whole product, a button, and the cart and checkout on one page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

register_activation_hook(
	__FILE__,
	static function (): void {
		$mug = get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID;
		foreach ( array(
			'built-shop'    => '<div class="row">[products limit="4" columns="2" orderby="title"]</div><div class="row">[add_to_cart id="' . $mug . '" style="border:0"]</div>',
			'built-product' => '<div class="row">[product_page id="' . get_page_by_path( 'wool-throw', OBJECT, 'product' )->ID . '"]</div><div class="row">[product_page id="' . $mug . '"]</div>',
			'built-order'   => '<div class="col">[woocommerce_cart]</div><div class="col">[woocommerce_checkout]</div>',
		) as $name => $content ) {
			wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_name'    => $name,
					'post_title'   => $name,
					'post_content' => $content,
				)
			);
		}
	}
);
