<?php
/**
 * Tests of the product page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Tests\TestCase;

/**
 * HTML for each product type.
 */
final class ProductTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Has a gallery whose thumbnails link to its images [2.3-04]
	 */
	public function test_gallery(): void {
		$html = $this->page( array( 'image_ids' => array( $this->picture( 'a' ), $this->picture( 'b' ) ) ) );
		self::assertCount( 2, $this->find( $html, '//div[contains(@class,"woocommerce-product-gallery__image")]//img' ) );
		$thumbnails = $this->find( $html, '//ul[contains(@class,"vitrine-gallery-thumbs")]//a' );
		self::assertCount( 2, $thumbnails );
		foreach ( $thumbnails as $thumbnail ) {
			self::assertCount( 1, $this->find( $html, '//*[@id="' . ltrim( $thumbnail->getAttribute( 'href' ), '#' ) . '"]' ) );
		}
	}

	/**
	 * @testdox Loads the first image eagerly with priority, the rest lazily, each with its size
	 */
	public function test_gallery_loading(): void {
		$html     = $this->page( array( 'image_ids' => array( $this->picture( 'a' ), $this->picture( 'b' ) ) ) );
		$pictures = $this->find( $html, '//div[contains(@class,"woocommerce-product-gallery__image")]//img' );
		self::assertSame( array( 'eager', 'high' ), array( $pictures[0]->getAttribute( 'loading' ), $pictures[0]->getAttribute( 'fetchpriority' ) ) );
		self::assertSame( array( 'lazy', '' ), array( $pictures[1]->getAttribute( 'loading' ), $pictures[1]->getAttribute( 'fetchpriority' ) ) );
		foreach ( $pictures as $picture ) {
			self::assertGreaterThan( 0, (int) $picture->getAttribute( 'width' ) );
			self::assertGreaterThan( 0, (int) $picture->getAttribute( 'height' ) );
			self::assertCount( 1, $this->find( $html, '//a[@href="' . $picture->getAttribute( 'data-large_image' ) . '"]/img' ), 'Without JavaScript the link opens the full image.' );
		}
	}

	/**
	 * @testdox A purchasable product has a sticky bar, hidden until the script shows it, unless disabled
	 */
	public function test_sticky_bar(): void {
		$path = '//div[contains(@class,"vitrine-sticky-bar")][@hidden]';
		self::assertCount( 1, $this->find( $this->page( array() ), $path . '//button[contains(@class,"vitrine-sticky-button")]' ) );
		self::assertCount( 0, $this->find( $this->page( array() ), $path . '//input[@name!=""]' ) );
		self::assertCount( 0, $this->find( $this->page( array( 'stock' => 0 ) ), $path ) );
		self::assertCount(
			0,
			$this->find(
				$this->page(
					array(
						'type'         => 'external',
						'external_url' => 'https://else.example/',
					)
				),
				$path
			)
		);
		$id = $this->product();
		self::assertCount(
			0,
			$this->find(
				$this->block(
					'product',
					array(
						'productId' => $id,
						'stickyBar' => false,
					)
				),
				$path
			)
		);
	}

	/**
	 * @testdox Labels original and current price for screen readers
	 */
	public function test_sale(): void {
		$html = $this->page(
			array(
				'regular_price' => 2000,
				'sale_price'    => 1500,
			)
		);
		self::assertSame( 'Original price: €20.00', $this->find( $html, '//del' )[0]->textContent );
		self::assertSame( 'Current price: €15.00', $this->find( $html, '//ins' )[0]->textContent );
		self::assertCount( 1, $this->find( $html, '//span[contains(@class,"onsale")]' ) );
	}

	/**
	 * @testdox Submits the product and quantity within its limits
	 */
	public function test_simple_form(): void {
		$html  = $this->page(
			array(
				'min'  => 2,
				'max'  => 8,
				'step' => 2,
			)
		);
		$input = $this->find( $html, '//form[contains(@class,"cart")][@method="post"]//input[@name="quantity"]' )[0];
		self::assertSame( array( '2', '2', '8', '2' ), array( $input->getAttribute( 'value' ), $input->getAttribute( 'min' ), $input->getAttribute( 'max' ), $input->getAttribute( 'step' ) ) );
		self::assertCount( 1, $this->find( $html, '//form//button[contains(@class,"single_add_to_cart_button")][@name="add-to-cart"]' ) );
		self::assertCount( 2, $this->find( $html, '//form//div[@class="quantity"]/button[@type="button"]' ) );
	}

	/**
	 * @testdox Submits a quantity for each available child of a group
	 */
	public function test_grouped_form(): void {
		$one  = $this->product();
		$gone = $this->product( array( 'stock' => 0 ) );
		$html = $this->page(
			array(
				'type'     => 'grouped',
				'children' => array( $one, $gone ),
			)
		);
		self::assertCount( 1, $this->find( $html, '//form[contains(@class,"grouped_form")]//input[@name="quantity[' . $one . ']"][@value="0"]' ) );
		self::assertCount( 0, $this->find( $html, '//input[@name="quantity[' . $gone . ']"]' ) );
	}

	/**
	 * @testdox An external product has a link and no form
	 */
	public function test_external(): void {
		$html = $this->page(
			array(
				'type'          => 'external',
				'external_url'  => 'https://else.example/?a=1&b=2',
				'external_text' => 'Buy there',
				'stock'         => 0,
			)
		);
		self::assertCount( 0, $this->find( $html, '//form' ) );
		self::assertSame( 'https://else.example/?a=1&b=2', $this->find( $html, '//a[contains(@class,"single_add_to_cart_button")]' )[0]->getAttribute( 'href' ) );
		self::assertCount( 0, $this->find( $html, '//*[contains(@class,"vitrine-badge--out")]' ) );
	}

	/**
	 * @testdox An out-of-stock product says so beside its price and on a disabled button, and has no form
	 * @dataProvider sold_out
	 *
	 * @param array<string, mixed> $data Product data.
	 */
	public function test_out_of_stock( array $data ): void {
		$html = $this->page( $data );
		self::assertSame( 'Out of stock', $this->find( $html, '//p[contains(@class,"out-of-stock")]' )[0]->textContent );
		self::assertSame( 'Out of stock', $this->find( $html, '//p[contains(@class,"vitrine-product-price")]/span[contains(@class,"vitrine-badge--out")]' )[0]->textContent );
		self::assertSame( 'Sold out', $this->find( $html, '//div[@class="cart"]/button[contains(@class,"single_add_to_cart_button")][@disabled]' )[0]->textContent );
		self::assertCount( 0, $this->find( $html, '//form|//input|//select' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function sold_out(): array {
		return array(
			'a simple product'                    => array( array( 'stock' => 0 ) ),
			'a variable product, every variation' => array( self::sizes( 0, 0 ) ),
		);
	}

	/**
	 * @testdox A product of which a part is in stock has its form and no badge
	 */
	public function test_partly_out_of_stock(): void {
		$html = $this->page( self::sizes( 0, 3 ) );
		self::assertCount( 0, $this->find( $html, '//*[contains(@class,"vitrine-badge--out")]|//button[@disabled]' ) );
		self::assertCount( 1, $this->find( $html, '//form//button[contains(@class,"single_add_to_cart_button")]' ) );
	}

	/**
	 * @testdox An out-of-stock product that is not for sale, or has its form replaced, has neither badge nor button
	 */
	public function test_not_for_sale(): void {
		$path = '//*[contains(@class,"vitrine-badge--out")]|//button[contains(@class,"single_add_to_cart_button")]';
		self::assertCount(
			0,
			$this->find(
				$this->page(
					array(
						'stock'         => 0,
						'regular_price' => null,
					)
				),
				$path
			)
		);
		add_filter( 'vitrine_product_form_html', static fn (): string => '<p>Join the waiting list.</p>' );
		$html = $this->page( array( 'stock' => 0 ) );
		self::assertCount( 0, $this->find( $html, $path ) );
		self::assertStringContainsString( 'Join the waiting list.', $html );
	}

	/**
	 * @testdox Adds a variation without JavaScript by its attributes
	 */
	public function test_variable_form_without_script(): void {
		$id   = $this->product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'      => 'attribute_size',
						'label'     => 'Size',
						'options'   => array(
							's' => 'Small',
							'm' => 'Medium',
						),
						'default'   => 'm',
						'variation' => true,
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_size' => 's' ),
						'regular_price' => 1000,
					),
					array(
						'attributes'    => array( 'attribute_size' => 'm' ),
						'regular_price' => 1200,
					),
				),
			)
		);
		$html = $this->block( 'product', array( 'productId' => $id ) );
		self::assertSame( 'm', $this->find( $html, '//select[@name="attribute_size"][@required]/option[@selected]' )[0]->getAttribute( 'value' ) );

		$visitor = $this->visitor();
		$visitor->post(
			'/?p=' . $id,
			array(
				'add-to-cart'    => (string) $id,
				'quantity'       => '2',
				'attribute_size' => 's',
			)
		);
		$cart = $visitor->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments']['.vitrine-cart-contents'];
		self::assertStringContainsString( 'Small', $cart );
		self::assertStringContainsString( '€20.00', $cart );
	}

	/**
	 * Renders the product block for a new product.
	 *
	 * @param array<string, mixed> $data Data of the product.
	 */
	private function page( array $data ): string {
		return $this->block( 'product', array( 'productId' => $this->product( $data ) ) );
	}

	/**
	 * Returns the data of a variable product.
	 *
	 * @param int ...$stock Stock of each variation.
	 * @return array<string, mixed>
	 */
	private static function sizes( int ...$stock ): array {
		$sizes = array_slice( array( 's', 'm' ), 0, count( $stock ) );
		return array(
			'type'       => 'variable',
			'attributes' => array(
				array(
					'name'      => 'attribute_size',
					'label'     => 'Size',
					'options'   => array_combine( $sizes, $sizes ),
					'default'   => '',
					'variation' => true,
				),
			),
			'variations' => array_map(
				static fn ( string $size, int $left ): array => array(
					'attributes'    => array( 'attribute_size' => $size ),
					'regular_price' => 1000,
					'stock'         => $left,
				),
				$sizes,
				$stock
			),
		);
	}
}
