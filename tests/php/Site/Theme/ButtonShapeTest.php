<?php
/**
 * How round the theme's buttons are.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site\Theme;

use Vitrine\Blocks;
use Vitrine\Page\Assets;
use Vitrine\Site\Theme\ButtonShape;
use Vitrine\Tests\TestCase;

/**
 * What theme.json says, and what of it stands in pages.
 */
final class ButtonShapeTest extends TestCase {

	/**
	 * The theme as it was, and its values without a shape.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_theme' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_dequeue_style( 'vitrine-gallery' );
		wp_dequeue_style( Assets::TOKENS );
		wp_styles()->registered[ Assets::TOKENS ]->extra['after'] = array();
		parent::tearDown();
	}

	/**
	 * What themes write, and what can be calculated with.
	 *
	 * @return array<string, array{mixed, ?string}>
	 */
	public static function radii(): array {
		return array(
			'none'             => array( null, null ),
			'pixels'           => array( '4px', '4px' ),
			'a fraction'       => array( ' .5rem ', '.5rem' ),
			'em'               => array( '1.25em', '1.25em' ),
			'zero'             => array( 0, '0px' ),
			'zero, as text'    => array( '0', '0px' ),
			'a number'         => array( 12, null ),
			'a share'          => array( '50%', null ),
			'a preset'         => array( 'var(--wp--preset--border-radius--small)', 'var(--wp--preset--border-radius--small)' ),
			'each corner'      => array(
				array(
					'topLeft'  => '6px',
					'topRight' => '0',
				),
				'6px',
			),
			'no first corner'  => array( array( 'topRight' => '6px' ), null ),
			'the end of a tag' => array( '4px}</style>', null ),
			'two lengths'      => array( '4px 8px', null ),
		);
	}

	/**
	 * A length, or nothing.
	 *
	 * @dataProvider radii
	 *
	 * @param mixed       $value    Of theme.json.
	 * @param string|null $expected Of CSS.
	 */
	public function test_reads_a_radius( mixed $value, ?string $expected ): void {
		self::assertSame( $expected, ButtonShape::radius( $value ) );
	}

	/**
	 * The shared values of a page are told, once; where the theme says nothing they
	 * have their own.
	 */
	public function test_tells_the_shared_values(): void {
		if ( ! wp_is_block_theme() ) {
			self::assertSame( '', ButtonShape::css() );
			return;
		}
		Blocks::register();
		wp_enqueue_style( 'vitrine-gallery' );
		self::assertSame( '', ButtonShape::css() );
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				array(
					'version' => 3,
					'styles'  => array( 'elements' => array( 'button' => array( 'border' => array( 'radius' => '3px' ) ) ) ),
				)
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
		Assets::enqueue_tokens();
		Assets::enqueue_tokens();
		self::assertSame( array( 'body,.editor-styles-wrapper{--vitrine-button-radius:3px}' ), wp_styles()->get_data( Assets::TOKENS, 'after' ) );
	}
}
