<?php
/**
 * Tests of quick view triggers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use DOMElement;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;
use Vitrine\View\QuickView\Dialog;

/**
 * HTML of listings and of the quick view block.
 */
final class QuickViewTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Each quick view trigger opens the product, and links to it without JavaScript
	 * @dataProvider kinds
	 *
	 * @param string $kind Type of the trigger.
	 * @param string $path XPath of the trigger.
	 */
	public function test_kinds( string $kind, string $path ): void {
		$id      = $this->product( array( 'name' => 'Lamp' ) );
		$openers = $this->find( $this->block( 'product-listing', array( 'quickView' => $kind ) ), $path );
		$this->assertCount( 1, $openers );
		$this->assert_opens( $id, 'Lamp', $openers[0] );
		$this->assertFalse( $openers[0]->hasAttribute( 'tabindex' ), 'The trigger is focusable.' );
	}

	/**
	 * Data provider of trigger types and their XPath.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function kinds(): array {
		return array(
			'a button'             => array( 'button', '//li/a[@data-quick-view="button"][contains(@class,"button")]' ),
			'a text link'          => array( 'text', '//li/a[@data-quick-view="text"]' ),
			'the image'            => array( 'image', '//div[@class="vitrine-card-image"]/a[@data-quick-view="image"][not(@aria-hidden)]' ),
			'an icon on the image' => array( 'trigger', '//div[@class="vitrine-card-image"]/a[@data-quick-view="trigger"]' ),
			'the shop\'s own way'  => array( '', '//div[@class="vitrine-card-image"]/a[@data-quick-view="trigger"]' ),
		);
	}

	/**
	 * @testdox A page without triggers has no dialog
	 */
	public function test_none(): void {
		$this->product();
		$html = $this->block( 'product-listing', array( 'quickView' => 'none' ) );
		$this->assertStringNotContainsString( 'data-quick-view', $html );
		$this->assertSame( '', $this->footer() );
	}

	/**
	 * @testdox A page with triggers has one dialog as set, and the product style in a template [3.9-10]
	 */
	public function test_dialog(): void {
		$this->product();
		$this->product();
		$this->block( 'product-listing' );
		$html = $this->footer();
		$this->assertCount( 1, $this->find( $html, '//dialog' ) );
		$this->assertCount( 1, $this->find( $html, '//template//link[@rel="stylesheet"]' ) );
		$this->assertCount( 1, $this->find( $html, '//dialog/form[@method="dialog"]/button[@aria-label]' ) );
		$this->assertStringContainsString( 'class="vitrine-quick-view is-sheet"', $html );
		update_option(
			Settings::OPTION,
			array(
				'quick_view_sheet'            => false,
				'shop_quick_view_stick_cart'  => true,
				'shop_quick_view_auto_height' => true,
			)
		);
		$this->assertStringContainsString( 'class="vitrine-quick-view has-sticky-cart has-auto-height"', $this->footer() );
	}

	/**
	 * @testdox The quick view block opens its product with its label
	 */
	public function test_block(): void {
		$id      = $this->product( array( 'name' => 'Lamp' ) );
		$html    = $this->block(
			'quick-view',
			array(
				'productId' => $id,
				'kind'      => 'text',
				'label'     => 'Look <closer>',
			)
		);
		$openers = $this->find( $html, '//a[@data-quick-view="text"]' );
		$this->assertCount( 1, $openers );
		$this->assertSame( 'Look <closer>', $openers[0]->textContent );
		$this->assertStringStartsWith( 'Look <closer>', $openers[0]->getAttribute( 'aria-label' ) );
		$this->assertSame( '', trim( $this->block( 'quick-view', array( 'productId' => 999999 ) ) ) );
	}

	/**
	 * Asserts that a trigger has the attributes for its product.
	 *
	 * @param int        $id     Product ID.
	 * @param string     $name   Name of the product.
	 * @param DOMElement $opener The trigger.
	 */
	private function assert_opens( int $id, string $name, DOMElement $opener ): void {
		$this->assertSame( get_permalink( $id ), $opener->getAttribute( 'href' ) );
		$this->assertSame( (string) $id, $opener->getAttribute( 'data-product_id' ) );
		$this->assertSame( 'dialog', $opener->getAttribute( 'aria-haspopup' ) );
		$this->assertStringContainsString( $name, $opener->getAttribute( 'aria-label' ) );
	}

	/**
	 * Returns the dialog in the footer.
	 */
	private function footer(): string {
		ob_start();
		Dialog::footer();
		return (string) ob_get_clean();
	}
}
