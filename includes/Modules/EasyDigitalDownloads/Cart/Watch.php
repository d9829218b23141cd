<?php
/**
 * Observer of cart changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadFactory;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsSession;
use Vitrine\Commerce\Rules\Cart\StockTexts;

defined( 'ABSPATH' ) || exit;

/**
 * After every change (by buttons or checkout of Easy Digital Downloads, or by Vitrine)
 * it increases the revision and updates the cookies. Easy Digital Downloads removes
 * unavailable downloads silently; here the shopper gets a message.
 */
final class Watch {

	private const CHANGES = array( 'edd_post_add_to_cart', 'edd_post_remove_from_cart', 'edd_after_set_cart_item_quantity', 'edd_cart_discounts_updated', 'edd_empty_cart' );

	/** Key of the name in a stored line. */
	private const NAME = 'vitrine_name';

	/**
	 * Whether a change by Vitrine is in progress; it counts as one change at its end.
	 *
	 * @var bool
	 */
	private bool $busy = false;

	/** @param DownloadsSession $session Session of the visitor. */
	public function __construct( private readonly DownloadsSession $session ) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		foreach ( self::CHANGES as $hook ) {
			// After Easy Digital Downloads' own callbacks, which remove invalid
			// discounts.
			add_action( $hook, array( $this, 'changed' ), 100, 0 );
		}
		add_filter( 'edd_add_to_cart_item', array( $this, 'name_item' ) );
		add_action( 'edd_cart_contents_loaded_from_session', array( $this, 'look_for_gone' ) );
	}

	/**
	 * Makes a change and counts it as one.
	 *
	 * @param callable(): mixed $change Change to make.
	 */
	public function during( callable $change ): void {
		$codes      = DownloadsCoupons::applied();
		$this->busy = true;
		try {
			$change();
		} finally {
			$this->busy = false;
		}
		$this->session->commit( array_values( $this->drop( $codes ) ) );
		$this->set_cookies();
	}

	/**
	 * Counts a change made by other code.
	 */
	public function changed(): void {
		if ( ! $this->busy ) {
			$this->session->commit( $this->session->changes() );
			$this->set_cookies();
		}
	}

	/**
	 * Stores the name in a line, for messages after the download is gone.
	 *
	 * @param mixed $item Line to store; other filters may return any type.
	 */
	public function name_item( mixed $item ): mixed {
		return is_array( $item ) && isset( $item['id'] ) ? array( self::NAME => DownloadFactory::name( (int) $item['id'] ) ) + $item : $item;
	}

	/**
	 * Adds messages for unavailable downloads before they are removed.
	 *
	 * @param \EDD_Cart $cart Stored cart.
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
	 * Removes discounts that are no longer valid.
	 *
	 * @param list<string> $before Codes applied before the change.
	 * @return array<string, string> Reasons by code.
	 */
	private function drop( array $before ): array {
		$reasons = DownloadsCoupons::dropped( $before );
		foreach ( array_keys( $reasons ) as $code ) {
			if ( null !== DownloadsCoupons::find( $code ) ) {
				edd_unset_cart_discount( $code );
			}
		}
		// No message for codes removed by the shopper, or for an emptied cart.
		return array() === Contents::all() ? array() : $reasons;
	}

	/**
	 * Sets the cookies.
	 */
	private function set_cookies(): void {
		$now = Snapshot::take( $this->session );
		$this->session->set_cookies( $now->hash, $now->count() );
	}
}
