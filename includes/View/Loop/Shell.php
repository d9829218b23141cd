<?php
/**
 * The blocks of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Builder;
use Vitrine\Loop\Current;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Active;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Island;

defined( 'ABSPATH' ) || exit;

/**
 * What is around the pieces of a listing, and each piece with what WordPress
 * gives every block: its colours, its spacing, its class.
 *
 * @see spec 2.2
 */
final class Shell {

	/**
	 * The whole listing.
	 *
	 * @param \WP_Block $block The loop builder.
	 */
	public static function render( \WP_Block $block ): Markup {
		$loop = Builder::on_page( $block->parsed_block );
		return Current::within(
			$loop,
			static function () use ( $loop, $block ): Markup {
				// Its blocks are rendered here, where they find their listing.
				$inner   = ( new \WP_Block( array( 'blockName' => 'core/null' ) + $block->parsed_block, $block->context ) )->render( array( 'dynamic' => false ) );
				$failure = Failure::props();
				return self::element(
					'div',
					Contract::name( 'markers.loop' ),
					array( Contract::name( 'markers.loop_data' ) => (string) wp_json_encode( Builder::data( $loop ) ) ),
					Markup::join( Form::render( $loop ), Markup::safe( $inner ), self::line( Contract::name( 'markers.loop_failure' ), $failure, Failure::render( $failure ), false ) ),
				);
			}
		);
	}

	/**
	 * The results, and what is said where there are none.
	 *
	 * @param \WP_Block $block The block `loop-template`.
	 */
	public static function results( \WP_Block $block ): ?Markup {
		$loop    = Current::loop();
		$nothing = $loop && ! $loop->says_empty ? Nothing::props( $loop ) : null;
		$results = self::piece(
			'div',
			'vitrine-loop-results',
			static fn ( Loop $loop ): Markup => Items::render( $loop, $block->parsed_block ),
			static fn ( Loop $loop ): array => array(
				Contract::name( 'markers.loop_area' ) => $loop->label( 'results' ),
				'class'                               => 'list' === $loop->attributes['layout'] ? 'is-list' : 'is-grid',
				'style'                               => Layout::style( $loop->attributes ),
			)
		);
		return $nothing ? Markup::join( $results, self::line( Contract::name( 'markers.loop_nothing' ), $nothing, Nothing::render( $nothing ), $nothing['none'] ) ) : $results;
	}

	/**
	 * The pages.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function pagination( array $attributes ): ?Markup {
		return self::island(
			'nav',
			'vitrine-loop-pagination',
			static fn ( Loop $loop ): array => Pages::props( $loop, $attributes ),
			Pages::render( ... ),
			static fn ( Loop $loop ): array => array(
				'class'                               => 'vitrine-pagination',
				Contract::name( 'markers.loop_area' ) => $loop->label( 'pagination' ),
				'aria-label'                          => __( 'Pagination', 'vitrine' ),
			)
		);
	}

	/**
	 * The chosen values of its facets.
	 */
	public static function active(): ?Markup {
		return self::piece( 'div', 'vitrine-loop-active', Active::render( ... ), static fn ( Loop $loop ): array => array( Contract::name( 'markers.loop_area' ) => $loop->label( 'active' ) ) );
	}

	/**
	 * What is said when there are no results.
	 *
	 * @param string $content Of the block, rendered.
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
	 * A piece that needs its listing; null where it stands outside of one.
	 *
	 * @param string                                         $tag        Tag name.
	 * @param string                                         $class_name Class.
	 * @param \Closure( Loop ): ?Markup                      $content    Makes its content; null: it is left out.
	 * @param (\Closure( Loop ): array<string, string>)|null $attributes Makes further attributes.
	 */
	public static function piece( string $tag, string $class_name, \Closure $content, ?\Closure $attributes = null ): ?Markup {
		$loop = Current::loop();
		$made = $loop ? $content( $loop ) : null;
		return $made ? self::element( $tag, $class_name, $attributes ? $attributes( $loop ) : array(), $made ) : null;
	}

	/**
	 * A piece that React takes over when a visitor reaches for it: it carries what
	 * it shows.
	 *
	 * @param string                                         $tag        Tag name.
	 * @param string                                         $island     Name of its island, which is its class.
	 * @param \Closure( Loop ): (array<string, mixed>|null)   $props      What it shows; null: it is left out.
	 * @param \Closure( array<string, mixed> ): Markup       $render     Makes its content.
	 * @param (\Closure( Loop ): array<string, string>)|null $attributes Makes further attributes.
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
	 * An island of one line, which is no block.
	 *
	 * @param string               $island  Its name, which is its class.
	 * @param array<string, mixed> $props   What it shows.
	 * @param Markup               $content The same as markup.
	 * @param bool                 $shown   Whether it is to be seen.
	 */
	private static function line( string $island, array $props, Markup $content, bool $shown ): Markup {
		$own = array(
			'class'  => $island,
			'hidden' => ! $shown,
		);
		return Markup::tag( 'p', $own + Island::attributes( $island, $props ), $content );
	}

	/**
	 * An element with what the owner has set for the block.
	 *
	 * @param string                $tag        Tag name.
	 * @param string                $class_name Class.
	 * @param array<string, string> $attributes Further ones.
	 * @param Markup                $content    What is in it.
	 */
	private static function element( string $tag, string $class_name, array $attributes, Markup $content ): Markup {
		$attributes['class'] = trim( $class_name . ' ' . ( $attributes['class'] ?? '' ) );
		return Markup::safe( "<$tag " . get_block_wrapper_attributes( $attributes ) . ">$content</$tag>" );
	}
}
