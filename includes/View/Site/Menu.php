<?php
/**
 * Menu of the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Site\Menus\MenuItem;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * The list for wide screens also serves as dropdown on small ones; an off-canvas menu
 * has a list of its own in a dialog.
 *
 * @see spec 2.9, 4.12, 9.5
 */
final class Menu {

	public const NAME       = 'vitrine/header-menu';
	public const OFF_CANVAS = 'off-canvas';

	/**
	 * Width options of a mega menu.
	 */
	private const WIDTHS = array( 'content', 'menu', 'full', 'custom' );

	/**
	 * Sets the menu items and block attributes.
	 *
	 * @param list<MenuItem>           $items      Menu items.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $id         Prefix of element IDs.
	 */
	public function __construct( private readonly array $items, private readonly array $attributes, private readonly string $id ) {}

	/**
	 * Returns the attributes of its element.
	 *
	 * @return array<string, string>
	 */
	public function root(): array {
		$label = (string) $this->attributes['label'];
		return array(
			'class'                => Markup::classes( 'vitrine-menu', $this->is_off_canvas() ? 'is-off-canvas' : 'is-dropdown', 'mega-' . $this->width() ),
			'style'                => 'custom' === $this->width() ? sprintf( '--vitrine-mega-width:%dpx', $this->custom_width() ) : '',
			'aria-label'           => '' === $label ? __( 'Main menu', 'vitrine' ) : $label,
			'data-wp-interactive'  => self::NAME,
			'data-wp-context'      => (string) wp_json_encode(
				array(
					'open'       => false,
					'branch'     => '',
					'pinned'     => false,
					'breakPoint' => Settings::number( 'break_point' ),
				)
			),
			'data-wp-watch'        => 'state.attach',
			'data-wp-on--keydown'  => 'actions.onKey',
			'data-wp-on--focusout' => 'actions.onLeave',
		);
	}

	/**
	 * Renders its content.
	 */
	public function content(): Markup {
		$list = $this->id . '-list';
		return Markup::join(
			Markup::tag(
				'button',
				array(
					'type'                        => 'button',
					'class'                       => 'vitrine-menu-toggle',
					'aria-expanded'               => 'false',
					'aria-controls'               => $this->is_off_canvas() ? $this->id . '-dialog' : $list,
					'aria-haspopup'               => $this->is_off_canvas() ? 'dialog' : null,
					'data-wp-bind--aria-expanded' => 'context.open',
					'data-wp-on--click'           => 'actions.toggle',
				),
				Icon::render( 'menu' ),
				Markup::tag( 'span', array(), __( 'Menu', 'vitrine' ) )
			),
			Markup::tag(
				'ul',
				array(
					'class'                  => 'vitrine-menu-list',
					'id'                     => $list,
					'data-wp-class--is-open' => $this->is_off_canvas() ? null : 'context.open',
					'data-wp-on--click'      => 'actions.onFollow',
				),
				$this->entries( $this->items, $this->id . '-w', '' )
			),
			$this->is_off_canvas() ? $this->dialog() : null
		);
	}

	/**
	 * Renders the off-canvas menu.
	 */
	private function dialog(): Markup {
		return Markup::tag(
			'dialog',
			array(
				'class'             => 'vitrine-menu-dialog',
				'id'                => $this->id . '-dialog',
				'aria-label'        => __( 'Menu', 'vitrine' ),
				'data-wp-on--close' => 'actions.onClose',
				'data-wp-on--click' => 'actions.onBackdrop',
			),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-menu-panel' ),
				Markup::tag(
					'button',
					array(
						'type'              => 'button',
						'class'             => 'vitrine-menu-close',
						'aria-label'        => __( 'Close menu', 'vitrine' ),
						'data-wp-on--click' => 'actions.close',
					),
					Icon::render( 'close' )
				),
				Markup::tag(
					'ul',
					array(
						'class'             => 'vitrine-menu-list is-open',
						'data-wp-on--click' => 'actions.onFollow',
					),
					$this->entries( $this->items, $this->id . '-n', '' )
				)
			)
		);
	}

	/**
	 * Renders the items of one level.
	 *
	 * @param list<MenuItem> $items  Menu items.
	 * @param string     $prefix Prefix of the submenu IDs.
	 * @param string     $above  Branch of the parent item, with a trailing dot.
	 * @return list<Markup>
	 */
	private function entries( array $items, string $prefix, string $above ): array {
		$entries = array();
		foreach ( $items as $index => $item ) {
			$entries[] = $this->entry( $item, $prefix, $above . ( $index + 1 ) );
		}
		return $entries;
	}

	/**
	 * Renders an item.
	 *
	 * @param MenuItem   $item   The menu item.
	 * @param string $prefix Prefix of the submenu IDs.
	 * @param string $branch Position in the tree, such as `2.1`.
	 */
	private function entry( MenuItem $item, string $prefix, string $branch ): Markup {
		$has_sub = array() !== $item->children;
		$mega    = $has_sub && ! str_contains( $branch, '.' ) && $this->is_mega( $item );
		return Markup::tag(
			'li',
			array(
				'class'                    => Markup::classes( 'vitrine-menu-item', $has_sub ? 'has-children' : null, $mega ? 'is-mega' : null, $item->classes ),
				'data-wp-context'          => $has_sub ? (string) wp_json_encode( array( 'id' => $branch ) ) : null,
				'data-wp-class--is-open'   => $has_sub ? 'state.isOpen' : null,
				'data-wp-on--pointerenter' => $has_sub ? 'actions.onPoint' : null,
				'data-wp-on--pointerleave' => $has_sub ? 'actions.onUnpoint' : null,
			),
			'' === $item->url ? null : self::link( $item ),
			$has_sub ? self::toggle( $item, "$prefix-$branch" ) : ( '' === $item->url ? Markup::tag( 'span', array(), $item->label ) : null ),
			$has_sub ? Markup::tag(
				'ul',
				array(
					'class' => 'vitrine-menu-sub',
					'id'    => "$prefix-$branch",
				),
				$this->entries( $item->children, $prefix, $branch . '.' )
			) : null
		);
	}

	/**
	 * Renders the link of an item.
	 *
	 * @param MenuItem $item Menu item with a URL.
	 */
	private static function link( MenuItem $item ): Markup {
		return Markup::tag(
			'a',
			array(
				'href'         => $item->url,
				'target'       => '' === $item->target ? null : $item->target,
				'rel'          => '_blank' === $item->target ? 'noopener' : null,
				'aria-current' => $item->is_current() ? 'page' : null,
			),
			$item->label
		);
	}

	/**
	 * Renders the submenu toggle. For an item without URL, the whole item is the
	 * toggle.
	 *
	 * @param MenuItem   $item Menu item with a submenu.
	 * @param string $id   ID of the submenu.
	 */
	private static function toggle( MenuItem $item, string $id ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'                        => 'button',
				'class'                       => 'vitrine-menu-sub-toggle',
				'aria-expanded'               => 'false',
				'aria-controls'               => $id,
				/* translators: %s: entry of a menu. */
				'aria-label'                  => '' === $item->url ? null : sprintf( __( '%s submenu', 'vitrine' ), $item->label ),
				'data-wp-bind--aria-expanded' => 'state.isOpen',
				'data-wp-on--click'           => 'actions.onPress',
			),
			'' === $item->url ? Markup::tag( 'span', array(), $item->label ) : null,
			Icon::render( 'down' )
		);
	}

	/**
	 * Whether small screens show the menu in a dialog.
	 */
	private function is_off_canvas(): bool {
		return self::OFF_CANVAS === $this->attributes['type'];
	}

	/**
	 * Whether an item's submenu is a mega menu.
	 *
	 * @param MenuItem $item Top-level item.
	 */
	private function is_mega( MenuItem $item ): bool {
		return match ( $this->attributes['mega'] ) {
			'none'  => false,
			'deep'  => $item->is_marked() || $item->is_deep(),
			default => $item->is_marked(),
		};
	}

	/**
	 * Returns the width option of mega menus.
	 */
	private function width(): string {
		$width = (string) $this->attributes['megaWidth'];
		return in_array( $width, self::WIDTHS, true ) ? $width : 'content';
	}

	/**
	 * Returns the custom width of mega menus, in pixels.
	 *
	 * @see spec 9.5
	 */
	private function custom_width(): int {
		$width = (int) $this->attributes['megaCustomWidth'];
		return $width > 0 ? $width : (int) Contract::get( 'limits.mega_menu_width_px' );
	}
}
