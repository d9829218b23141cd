<?php
/**
 * Hears of changes of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalogue\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\Session;
use Vitrine\Commerce\Rules\StockTexts;

defined( 'ABSPATH' ) || exit;

/**
 * After every change, whoever made it (its own buttons, its checkout, us), the
 * revision grows, and the cookies say what there is. A download that is gone is
 * dropped by Easy Digital Downloads without a word: here the word is said.
 */
final class Watch {

	private const CHANGES = array( 'edd_post_add_to_cart', 'edd_post_remove_from_cart', 'edd_after_set_cart_item_quantity', 'edd_cart_discounts_updated', 'edd_empty_cart' );

	/** The name in a stored line. */
	private const NAME = 'vitrine_name';

	/**
	 * Whether a change of ours is under way, which is counted once, at its end.
	 *
	 * @var bool
	 */
	private bool $busy = false;

	/**
	 * @param Session $session Of this visitor.
	 */
	public function __construct( private readonly Session $session ) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		foreach ( self::CHANGES as $hook ) {
			// After that plugin's own, which take off discounts that no longer hold.
			add_action( $hook, array( $this, 'changed' ), 100, 0 );
		}
		add_filter( 'edd_add_to_cart_item', array( $this, 'name_item' ) );
		add_action( 'edd_cart_contents_loaded_from_session', array( $this, 'look_for_gone' ) );
	}

	/**
	 * Makes a change and counts it as one.
	 *
	 * @param callable(): mixed $change What to do.
	 */
	public function during( callable $change ): void {
		$codes      = Coupons::applied();
		$this->busy = true;
		try {
			$change();
		} finally {
			$this->busy = false;
		}
		$this->session->commit( array_values( $this->drop( $codes ) ) );
		$this->tell();
	}

	/**
	 * Counts a change that another made.
	 */
	public function changed(): void {
		if ( ! $this->busy ) {
			$this->session->commit( $this->session->changes() );
			$this->tell();
		}
	}

	/**
	 * Has a line say what it is, for when its download is gone.
	 *
	 * @param mixed $item As it is to be stored; a filter may have made it anything.
	 */
	public function name_item( mixed $item ): mixed {
		return is_array( $item ) && isset( $item['id'] ) ? array( self::NAME => DownloadFactory::name( (int) $item['id'] ) ) + $item : $item;
	}

	/**
	 * Says which downloads of the cart are gone, before they are dropped.
	 *
	 * @param \EDD_Cart $cart As it was stored.
	 */
	public function look_for_gone( object $cart ): void {
		$gone = array();
		foreach ( is_array( $cart->contents ?? null ) ? $cart->contents : array() as $item ) {
			$id   = is_array( $item ) ? (int) ( $item['id'] ?? 0 ) : 0;
			$post = $id > 0 ? get_post( $id ) : null;
			if ( ! $post instanceof \WP_Post || ! DownloadFactory::is_sold( $post ) ) {
				$gone[] = StockTexts::gone( $post instanceof \WP_Post ? DownloadFactory::name( $id ) : (string) ( $item[ self::NAME ] ?? '' ) );
			}
		}
		if ( array() !== $gone ) {
			$this->session->add_changes( $gone );
		}
	}

	/**
	 * Takes off discounts that no longer hold.
	 *
	 * @param list<string> $before Codes that were applied before the change.
	 * @return array<string, string> Why, by code.
	 */
	private function drop( array $before ): array {
		$reasons = Coupons::dropped( $before );
		foreach ( array_keys( $reasons ) as $code ) {
			if ( null !== Coupons::find( $code ) ) {
				edd_unset_cart_discount( $code );
			}
		}
		// A code that the shopper took off, or a cart that was emptied, needs no word.
		return array() === Contents::all() ? array() : $reasons;
	}

	/**
	 * Sets the cookies.
	 */
	private function tell(): void {
		$now = Snapshot::take( $this->session );
		$this->session->tell_scripts( $now->hash, $now->count() );
	}
}
