<?php
/**
 * The blocks of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\LoopFactory;
use Vitrine\Loop\Current;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Active;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Island;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the wrapper and the parts of a listing, each with the attributes that
 * WordPress adds to a block: colors, spacing, class.
 *
 * @see spec 2.2
 */
final class Shell {

	/**
	 * Renders the whole listing.
	 *
	 * @param \WP_Block $block The loop builder block.
	 */
	public static function render( \WP_Block $block ): Markup {
		$loop = LoopFactory::on_page( $block->parsed_block );
		return Current::within(
			$loop,
			static function () use ( $loop, $block ): Markup {
				// Render the inner blocks here, where they can find their listing.
				$inner   = ( new \WP_Block( array( 'blockName' => 'core/null' ) + $block->parsed_block, $block->context ) )->render( array( 'dynamic' => false ) );
				$failure = Failure::props();
				return self::element(
					'div',
					Contract::name( 'markers.loop' ),
					array( Contract::name( 'markers.loop_data' ) => (string) wp_json_encode( LoopFactory::data( $loop ) ) ),
					Markup::join( LoopForm::render( $loop ), Markup::safe( $inner ), self::line( Contract::name( 'markers.loop_failure' ), $failure, Failure::render( $failure ), false ) ),
				);
			}
		);
	}

	/**
	 * Renders the results, and the message for no results.
	 *
	 * @param \WP_Block $block The `loop-template` block.
	 */
	public static function results( \WP_Block $block ): ?Markup {
		$loop    = Current::loop();
		$message = $loop && ! $loop->says_empty ? NoResults::props( $loop ) : null;
		$results = self::piece(
			'div',
			'vitrine-loop-results',
			static fn ( Loop $loop ): Markup => LoopItems::render( $loop, $block->parsed_block ),
			static fn ( Loop $loop ): array => array(
				Contract::name( 'markers.loop_area' ) => $loop->label( 'results' ),
				'class'                               => 'list' === $loop->attributes['layout'] ? 'is-list' : 'is-grid',
				'style'                               => LoopColumns::style( $loop->attributes ),
			)
		);
		return $message ? Markup::join( $results, self::line( Contract::name( 'markers.loop_nothing' ), $message, NoResults::render( $message ), $message['none'] ) ) : $results;
	}

	/**
	 * Renders the pagination.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function pagination( array $attributes ): ?Markup {
		return self::island(
			'nav',
			'vitrine-loop-pagination',
			static fn ( Loop $loop ): array => LoopPagination::props( $loop, $attributes ),
			LoopPagination::render( ... ),
			static fn ( Loop $loop ): array => array(
				'class'                               => 'vitrine-pagination',
				Contract::name( 'markers.loop_area' ) => $loop->label( 'pagination' ),
				'aria-label'                          => __( 'Pagination', 'vitrine' ),
			)
		);
	}

	/**
	 * Renders the active filters.
	 */
	public static function active(): ?Markup {
		return self::piece( 'div', 'vitrine-loop-active', Active::render( ... ), static fn ( Loop $loop ): array => array( Contract::name( 'markers.loop_area' ) => $loop->label( 'active' ) ) );
	}

	/**
	 * Renders the content for no results.
	 *
	 * @param string $content Rendered content of the block.
	 */
	public static function empty( string $content ): ?Markup {
		return self::piece(
			'div',
			Contract::name( 'markers.loop_empty' ),
			static fn (): Markup => Markup::safe( $content ),
			static fn ( Loop $loop ): array => array() === $loop->posts() ? array() : array( 'hidden' => 'hidden' )
		);
	}

	/**
	 * Renders a part of a listing; null outside of a listing.
	 *
	 * @param string                                         $tag        Tag name.
	 * @param string                                         $class_name Class of the element.
	 * @param \Closure( Loop ): ?Markup                      $content    Returns the content; null: the part is omitted.
	 * @param (\Closure( Loop ): array<string, string>)|null $attributes Returns further attributes.
	 */
	public static function piece( string $tag, string $class_name, \Closure $content, ?\Closure $attributes = null ): ?Markup {
		$loop = Current::loop();
		$made = $loop ? $content( $loop ) : null;
		return $made ? self::element( $tag, $class_name, $attributes ? $attributes( $loop ) : array(), $made ) : null;
	}

	/**
	 * Renders a part that React hydrates on interaction, with its props.
	 *
	 * @param string                                         $tag        Tag name.
	 * @param string                                         $island     Name of the island, also its class.
	 * @param \Closure( Loop ): (array<string, mixed>|null)   $props      Returns the props; null: the part is omitted.
	 * @param \Closure( array<string, mixed> ): Markup       $render     Renders the content.
	 * @param (\Closure( Loop ): array<string, string>)|null $attributes Returns further attributes.
	 */
	public static function island( string $tag, string $island, \Closure $props, \Closure $render, ?\Closure $attributes = null ): ?Markup {
		$loop  = Current::loop();
		$given = $loop ? $props( $loop ) : null;
		if ( null === $given ) {
			return null;
		}
		return self::element( $tag, $island, Island::attributes( $island, $given ) + ( $attributes ? $attributes( $loop ) : array() ), $render( $given ) );
	}

	/**
	 * Renders an island of one line that is not a block.
	 *
	 * @param string               $island  Name of the island, also its class.
	 * @param array<string, mixed> $props   Props of the island.
	 * @param Markup               $content Rendered content.
	 * @param bool                 $shown   Whether it is visible.
	 */
	private static function line( string $island, array $props, Markup $content, bool $shown ): Markup {
		$own = array(
			'class'  => $island,
			'hidden' => ! $shown,
		);
		return Markup::tag( 'p', $own + Island::attributes( $island, $props ), $content );
	}

	/**
	 * Renders an element with the block attributes.
	 *
	 * @param string                $tag        Tag name.
	 * @param string                $class_name Class of the element.
	 * @param array<string, string> $attributes Further attributes.
	 * @param Markup                $content    Content of the element.
	 */
	private static function element( string $tag, string $class_name, array $attributes, Markup $content ): Markup {
		$attributes['class'] = trim( $class_name . ' ' . ( $attributes['class'] ?? '' ) );
		return Markup::safe( "<$tag " . get_block_wrapper_attributes( $attributes ) . ">$content</$tag>" );
	}
}
