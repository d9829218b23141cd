<?php
/**
 * Search of the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * A field that slides out, or a dialog that covers the screen or the header. Without
 * JavaScript the field is always visible, and the dialogs are links to the site search.
 *
 * @see spec 2.9, 5.12
 */
final class SiteSearch {

	public const NAME = 'vitrine/site-search';

	private const SLIDE = 'slide';

	/**
	 * Sets the block attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $id         Prefix of element IDs.
	 */
	public function __construct( private readonly array $attributes, private readonly string $id ) {}

	/**
	 * Returns the initial state, without suggestions.
	 *
	 * @return array<string, bool|string|null>
	 */
	public static function state(): array {
		return array(
			'isActive' => false,
			'optionId' => null,
			'activeId' => null,
			'hasItems' => false,
			'hasImage' => false,
		);
	}

	/**
	 * Returns the attributes of its element.
	 *
	 * @return array<string, string>
	 */
	public function root(): array {
		return array(
			'class'                  => 'vitrine-search is-' . $this->form(),
			'data-wp-interactive'    => self::NAME,
			'data-wp-context'        => (string) wp_json_encode(
				array(
					'open'   => false,
					'items'  => array(),
					'active' => -1,
					'status' => '',
					'url'    => EndpointUrls::url( 'endpoints.search' ),
					'id'     => $this->id,
					'texts'  => array(
						/* translators: %d: number. */
						__( '%d suggestion', 'vitrine' ),
						/* translators: %d: number. */
						__( '%d suggestions', 'vitrine' ),
						__( 'No suggestions', 'vitrine' ),
					),
				)
			),
			'data-wp-watch'          => 'state.attach',
			'data-wp-on--keydown'    => 'actions.onKey',
			'data-wp-on--focusout'   => 'actions.onLeave',
			'data-wp-class--is-open' => 'context.open',
		);
	}

	/**
	 * Renders its content.
	 */
	public function content(): Markup {
		if ( self::SLIDE === $this->form() ) {
			return $this->form_of( $this->slide_button() );
		}
		return Markup::join(
			Markup::tag(
				'a',
				array(
					'class'             => 'vitrine-search-open',
					'href'              => home_url( '/?s=' ),
					'aria-label'        => __( 'Search', 'vitrine' ),
					'aria-haspopup'     => 'dialog',
					'data-wp-on--click' => 'actions.open',
				),
				Icon::render( 'search' )
			),
			Markup::tag(
				'dialog',
				array(
					'class'             => 'vitrine-search-dialog',
					'aria-label'        => __( 'Search', 'vitrine' ),
					'data-wp-on--close' => 'actions.onClose',
				),
				$this->form_of(
					Markup::tag(
						'button',
						array(
							'type'       => 'submit',
							'class'      => 'vitrine-search-submit',
							'aria-label' => __( 'Search', 'vitrine' ),
						),
						Icon::render( 'search' )
					)
				),
				Markup::tag(
					'button',
					array(
						'type'              => 'button',
						'class'             => 'vitrine-search-close',
						'aria-label'        => __( 'Close search', 'vitrine' ),
						'data-wp-on--click' => 'actions.close',
					),
					Icon::render( 'close' )
				)
			)
		);
	}

	/**
	 * Renders the form of the site search. Its field has no value attribute, because
	 * that would be restored whenever the script renders suggestions.
	 *
	 * @param Markup $button Submit button.
	 */
	private function form_of( Markup $button ): Markup {
		$hint = (string) $this->attributes['placeholder'];
		return Markup::tag(
			'form',
			array(
				'role'               => 'search',
				'method'             => 'get',
				'action'             => home_url( '/' ),
				'class'              => 'vitrine-search-form',
				'data-wp-on--submit' => 'actions.onSubmit',
			),
			Markup::tag(
				'label',
				array(
					'class' => 'screen-reader-text',
					'for'   => $this->id,
				),
				__( 'Search', 'vitrine' )
			),
			Markup::tag(
				'input',
				array(
					'class'        => 'vitrine-search-field',
					'id'           => $this->id,
					'type'         => 'text',
					'inputmode'    => 'search',
					'enterkeyhint' => 'search',
					'name'         => Contract::name( 'fields.search_words' ),
					'placeholder'  => '' === $hint ? __( 'Search', 'vitrine' ) : $hint,
					'autocomplete' => 'off',
				) + ( $this->attributes['suggest'] ? $this->combobox() : array() )
			),
			$button,
			$this->attributes['suggest'] ? $this->suggestions() : null
		);
	}

	/**
	 * Returns the attributes of a field with suggestions.
	 *
	 * @return array<string, string>
	 */
	private function combobox(): array {
		return array(
			'role'                                => 'combobox',
			'aria-autocomplete'                   => 'list',
			'aria-expanded'                       => 'false',
			'aria-controls'                       => $this->id . '-list',
			'data-wp-bind--aria-expanded'         => 'state.hasItems',
			'data-wp-bind--aria-activedescendant' => 'state.activeId',
			'data-wp-on--input'                   => 'actions.onInput',
		);
	}

	/**
	 * Renders the list of suggestions.
	 */
	private function suggestions(): Markup {
		return Markup::join(
			Markup::tag(
				'div',
				array(
					'class'                => 'vitrine-suggestions',
					'id'                   => $this->id . '-list',
					'role'                 => 'listbox',
					'aria-label'           => __( 'Suggestions', 'vitrine' ),
					'hidden'               => true,
					'data-wp-bind--hidden' => '!state.hasItems',
				),
				Markup::tag(
					'template',
					array(
						'data-wp-each--item' => 'context.items',
						'data-wp-each-key'   => 'context.item.url',
					),
					Markup::tag(
						'a',
						array(
							'role'                        => 'option',
							'tabindex'                    => -1,
							'data-wp-bind--id'            => 'state.optionId',
							'data-wp-bind--href'          => 'context.item.url',
							'data-wp-bind--aria-selected' => 'state.isActive',
						),
						Markup::tag(
							'img',
							array(
								'alt'                  => '',
								'width'                => 40,
								'height'               => 40,
								'data-wp-bind--src'    => 'context.item.image',
								'data-wp-bind--hidden' => '!state.hasImage',
							)
						),
						Markup::tag( 'span', array( 'data-wp-text' => 'context.item.name' ) ),
						Markup::tag( 'small', array( 'data-wp-text' => 'context.item.note' ) )
					)
				)
			),
			Markup::tag(
				'span',
				array(
					'class'        => 'screen-reader-text',
					'role'         => 'status',
					'data-wp-text' => 'context.status',
				)
			)
		);
	}

	/**
	 * Renders the button of the slide-out field, which opens, submits and closes it.
	 */
	private function slide_button(): Markup {
		return Markup::tag(
			'button',
			array(
				'type'                        => 'submit',
				'class'                       => 'vitrine-search-open',
				'aria-label'                  => __( 'Search', 'vitrine' ),
				'aria-controls'               => $this->id,
				'aria-expanded'               => 'false',
				'data-wp-bind--aria-expanded' => 'context.open',
				'data-wp-on--click'           => 'actions.onPress',
			),
			Icon::render( 'search' )
		);
	}

	/**
	 * Returns how the search opens.
	 */
	private function form(): string {
		$form = (string) $this->attributes['form'];
		return in_array( $form, array( 'full-screen', 'header-cover' ), true ) ? $form : self::SLIDE;
	}
}
