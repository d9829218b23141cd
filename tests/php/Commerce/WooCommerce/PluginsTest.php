<?php
/**
 * Tests of WooCommerce's hooks for plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\WooCommerce\Products\VariationField;
use Vitrine\Contract;

/**
 * All writes fire the filters and actions that plugins use.
 */
final class PluginsTest extends WooCommerceShop {

	/**
	 * @testdox woocommerce_add_to_cart_validation can reject an add with its own notice
	 */
	public function test_add_validation(): void {
		$lamp = $this->lamp();
		$told = array();
		$veto = static function ( bool $passed, int $product, int $quantity, int $variation = 0, array $attributes = array() ) use ( &$told ): bool {
			$told[] = array( $product, $quantity, $variation, $attributes );
			wc_add_notice( 'Not on <strong>Sundays</strong>. <a class="button wc-forward" href="/">View cart</a>', 'error' );
			return false;
		};
		add_filter( 'woocommerce_add_to_cart_validation', $veto, 10, 5 );
		$engine = $this->shop->visitor();

		$refusal = $engine->cart()->add( new AddRequest( $lamp, 2 ) );

		$this->assertSame( array( Contract::name( 'error_codes.not_purchasable' ), 'Not on Sundays.' ), array( $refusal->get_error_code(), $refusal->get_error_message() ) );
		$this->assertSame( array( array( $lamp, 2, 0, array() ) ), $told );
		$this->assertSame( array(), $engine->cart()->take_notices(), 'The error is not added as a notice too.' );
		$this->assertSame( array(), $this->shop->saved_carts() );
	}

	/**
	 * @testdox Adds nothing of a grouped product when a plugin rejects one child, even late
	 */
	public function test_group(): void {
		$pen   = $this->lamp( array( 'name' => 'Pen' ) );
		$ink   = $this->lamp( array( 'name' => 'Ink' ) );
		$group = $this->shop->product(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array( $pen, $ink ),
			)
		);
		add_filter(
			'woocommerce_add_cart_item_data',
			static function ( array $data, int $product ) use ( $ink ): array {
				if ( $product === $ink ) {
					throw new \Exception( 'The ink has dried.' );
				}
				return $data;
			},
			10,
			2
		);
		$engine = $this->shopper( $pen, 1 );

		$refusal = $engine->cart()->add(
			new AddRequest(
				$group,
				children: array(
					$pen => 2,
					$ink => 1,
				)
			)
		);

		$this->assertSame( 'The ink has dried.', $refusal->get_error_message() );
		$this->assertSame( array( array( 'Pen', 1 ) ), array_map( static fn ( $line ): array => array( $line->name, $line->quantity ), $engine->cart()->snapshot()->lines ) );
	}

	/**
	 * @testdox Cart item data from a plugin makes a separate item and is shown
	 */
	public function test_item_data(): void {
		add_filter( 'woocommerce_add_cart_item_data', static fn ( array $data ): array => $data + array( 'engraving' => sanitize_text_field( wp_unslash( $_POST['engraving'] ?? '' ) ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Acts as a plugin.
		add_filter(
			'woocommerce_get_item_data',
			static fn ( array $shown, array $item ): array => array_merge(
				$shown,
				array(
					array(
						'key'   => 'Engraving',
						'value' => $item['engraving'] ?? '',
					),
				)
			),
			10,
			2
		);
		$lamp   = $this->lamp();
		$engine = $this->shop->visitor();
		foreach ( array( 'Ada', 'Bert', 'Ada' ) as $name ) {
			$_POST['engraving'] = $name;
			$this->assertIsArray( $engine->cart()->add( new AddRequest( $lamp ) ) );
		}

		$lines = $engine->cart()->snapshot()->lines;

		$this->assertSame( array( 2, 1 ), array_column( $lines, 'quantity' ) );
		$this->assertSame(
			array(
				'name'  => 'Engraving',
				'value' => 'Bert',
			),
			$lines[1]->data[0]
		);
	}

	/**
	 * @testdox woocommerce_update_cart_validation can reject a quantity, and then none changes
	 */
	public function test_update_validation(): void {
		$engine = $this->shopper();
		$key    = $engine->cart()->snapshot()->lines[0]->key;
		add_filter( 'woocommerce_update_cart_validation', static fn ( bool $passed, string $of, array $item, int $quantity ): bool => $of === $key && $quantity < 5, 10, 4 );

		$refusal = $engine->cart()->set_quantities( array( $key => 5 ) );

		$this->assertSame( 'The quantity of "Lamp" cannot be changed.', $refusal->get_error_message() );
		$this->assertTrue( $engine->cart()->set_quantities( array( $key => 4 ) ) );
	}

	/**
	 * @testdox Uses prices a plugin sets during calculation, and reading the cart saves nothing
	 */
	public function test_prices(): void {
		add_action(
			'woocommerce_before_calculate_totals',
			static function ( \WC_Cart $cart ): void {
				foreach ( $cart->get_cart() as $item ) {
					$item['data']->set_price( 7 );
				}
			}
		);
		$engine = $this->shopper();
		$saved  = $this->shop->saved_carts();

		$now = $this->shop->again( $engine )->cart()->snapshot();

		$this->assertSame( array( 700, 700, 700 ), array( $now->lines[0]->price, $now->lines[0]->subtotal, $now->totals['subtotal'] ) );
		$this->assertSame( $saved, $this->shop->saved_carts() );
	}

	/**
	 * @testdox A change by WooCommerce's own code counts as a revision and can be undone
	 */
	public function test_others_write(): void {
		$engine = $this->shopper();
		$before = $engine->cart()->snapshot();
		$key    = $before->lines[0]->key;

		$engine->visits()->request( static fn (): bool => WC()->cart->remove_cart_item( $key ) );
		$between = $engine->cart()->snapshot();
		// WooCommerce drops removed items when a page is rendered.
		$engine->visits()->request(
			static function (): void {
				WC()->cart->set_removed_cart_contents( array() );
				WC()->session->set( 'removed_cart_contents', null );
			}
		);

		$this->assertGreaterThan( $before->revision, $between->revision );
		$this->assertSame( array(), $between->lines );
		$this->assertTrue( $engine->cart()->restore( $key ) );
		$this->assertSame( $before->hash, $engine->cart()->snapshot()->hash );
	}

	/**
	 * @testdox A guest's cart is merged into the customer's at login, as in WooCommerce
	 */
	public function test_login(): void {
		$lamp  = $this->lamp();
		$mug   = $this->lamp( array( 'name' => 'Mug' ) );
		$user  = wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_pass'  => 'ada',
				'role'       => 'customer',
			)
		);
		$guest = $this->shopper( $lamp, 2 );
		wp_set_current_user( $user );
		$elsewhere = $this->shop->visitor();
		$elsewhere->cart()->add( new AddRequest( $mug ) );
		update_user_meta( $user, '_woocommerce_load_saved_cart_after_login', 1 );

		$names = array_column( $guest->cart()->snapshot()->lines, 'quantity', 'name' );

		ksort( $names );
		$this->assertSame(
			array(
				'Lamp' => 2,
				'Mug'  => 1,
			),
			$names
		);
	}

	/**
	 * @testdox Keeps a plugin's markup of an attribute field with the selected value, and renders unchanged fields itself
	 */
	public function test_variation_field(): void {
		$shirt = $this->shop->visitor()->catalog()->find( $this->shirt() );
		$this->assertNotNull( $shirt );
		$field = static fn ( string $name ): string => VariationField::html( '', $shirt, $name, 'small', 'size-1' );
		$this->assertSame( '', $field( 'attribute_size' ), 'No plugin filters the field.' );
		add_filter( 'woocommerce_dropdown_variation_attribute_options_html', static fn ( string $html, array $args ): string => 'small' === ( $args['options'][0] ?? '' ) || 'Small' === ( $args['options'][0] ?? '' ) ? "<div class='swatches'>$html</div>" : $html, 10, 2 );
		$html = $field( 'attribute_size' );
		$this->assertStringStartsWith( "<div class='swatches'><select id=\"size-1\"", $html );
		$this->assertMatchesRegularExpression( '~name="attribute_size".*<option value="[Ss]mall"\s+selected~', $html );
		$this->assertSame( '', $field( 'attribute_color' ), 'The product has no such attribute.' );
		add_filter(
			'woocommerce_dropdown_variation_attribute_options_html',
			static fn ( string $html ): string => strtr(
				$html,
				array(
					"<div class='swatches'>" => '',
					'</div>'                 => '',
				)
			),
			20
		);
		$this->assertSame( '', $field( 'attribute_size' ), 'The markup is WooCommerce’s own.' );
		$this->assertSame( '<b>mine</b>', VariationField::html( '<b>mine</b>', $shirt, 'attribute_size', '', 'size-1' ) );
	}

	/**
	 * @testdox woocommerce_available_variation changes variations in Vitrine's form
	 */
	public function test_available_variation(): void {
		$shirt = $this->shirt();
		$told  = fn (): object => $this->shop->visitor()->catalog()->find( $shirt )->variations[0];
		$this->assertSame( '', $told()->description );
		add_filter(
			'woocommerce_available_variation',
			static fn ( array $data ): array => array_merge(
				$data,
				array(
					'variation_description' => $data['variation_description'] . '<p>Sent in two days.</p><script>go()</script>',
					'availability_html'     => '<p class="stock">A few left</p>',
					'price_html'            => '<span class="price">10 a month</span>',
				)
			)
		);
		$this->assertStringContainsString( '<p>Sent in two days.</p>', $told()->description );
		$this->assertStringNotContainsString( '<script', $told()->description );
		$this->assertSame( array( '<p class="stock">A few left</p>', '<span class="price">10 a month</span>' ), array( $told()->availability_html, $told()->price_html ) );
	}

	/**
	 * Creates a variable product with one size.
	 */
	private function shirt(): int {
		return $this->shop->product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'size',
						'label'   => 'Size',
						'options' => array( 'small' => 'Small' ),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'size' => 'small' ),
						'regular_price' => 1000,
					),
				),
			)
		);
	}
}
