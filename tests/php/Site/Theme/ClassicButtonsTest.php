<?php
/**
 * Tests of buttons in classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Site\Theme;

use Vitrine\Site\Theme\ClassicButtons;
use Vitrine\Tests\TestCase;

/**
 * WordPress's default styles with a lower specificity.
 */
final class ClassicButtonsTest extends TestCase {

	private const RULE = ':root :where(.wp-element-button, .wp-block-button__link){background-color: #32373c;}';

	/**
	 * @testdox Keeps every declaration of default buttons, with lower specificity for classic ones
	 */
	public function test_rule(): void {
		$this->assertSame(
			'a{}:root :where(.wp-element-button:not(.button), .wp-block-button__link){background-color: #32373c;}:where(.button.wp-element-button){background-color: #32373c;}b{}',
			ClassicButtons::weakened( 'a{}' . self::RULE . 'b{}' )
		);
		$this->assertSame(
			':root :where(.wp-element-button:hover:not(.button), .wp-block-button__link:hover){color: red}:where(.button.wp-element-button:hover){color: red}',
			ClassicButtons::weakened( ':root :where(.wp-element-button:hover, .wp-block-button__link:hover){color: red}' )
		);
		$this->assertSame( '.wp-element-button{color: red}', ClassicButtons::weakened( '.wp-element-button{color: red}' ) );
	}
}
