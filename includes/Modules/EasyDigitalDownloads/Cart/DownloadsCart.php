<?php
/**
 * Cart of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Commerce\Cart;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadsCatalog;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\PriceOptions;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsSession;
use Vitrine\Commerce\Rules\Cart\CouponTexts;
use Vitrine\Commerce\Rules\Cart\QuantityRules;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Rules\VariationMatch;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Implements the cart with the functions of Easy Digital Downloads, so that its actions
 * and filters run.
 */
final class DownloadsCart implements Cart {

	/**
	 * @param DownloadsSession   $session   Session with additional data.
	 * @param DownloadsCatalog $catalog Catalog.
	 * @param Watch     $watch     Observer of cart changes.
	 */
	public function __construct( private readonly DownloadsSession $session, private readonly DownloadsCatalog $catalog, private readonly Watch $watch ) {}

	/**
	 * {@inheritDoc}
	 */
	public function snapshot(): CartSnapshot {
		return Snapshot::take( $this->session );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AddRequest $request Product to add.
	 */
	public function add( AddRequest $request ): array|\WP_Error {
		$product = $this->catalog->find( $request->product_id );
		if ( null === $product || 'publish' !== get_post_status( $product->id ) ) {
			return Refusals::unknown_product();
		}
		if ( ! $product->purchasable ) {
			return Refusals::not_purchasable( $product->name );
		}
		$variation = $this->variation( $product, $request );
		if ( is_wp_error( $variation ) ) {
			return $variation;
		}
		$key     = Contents::find( $product->id, $variation ) ?? '';
		$had     = '' === $key ? 0 : Contents::quantity( Contents::all()[ $key ] );
		$refusal = QuantityRules::objection( array( $key => $had ), array( $key => $had + $request->quantity ), array( $key => Contents::facts( $product->id, $variation ) ), array( $key ), true );
		if ( null === $refusal && $request->quantity < 1 ) {
			$refusal = QuantityRules::objection( array(), array( $key => $request->quantity ), array( $key => Contents::facts( $product->id, $variation ) ), array( $key ), true );
		}
		return $refusal ?? $this->put( $product, $variation, $request->quantity );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, int> $quantities Quantities by key; 0 removes the line.
	 */
	public function set_quantities( array $quantities ): bool|\WP_Error {
		$lines = Contents::all();
		foreach ( $quantities as $key => $quantity ) {
			$item    = $lines[ $key ] ?? null;
			$facts   = null === $item ? null : Contents::facts( (int) $item['id'], Contents::variation( $item ) );
			$refusal = null === $facts ? Refusals::unknown_item() : null;
			if ( null !== $facts && 0 !== $quantity ) {
				$refusal = QuantityRules::objection( array(), array( $key => $quantity ), array( $key => $facts ), array( (string) $key ), false );
			}
			if ( null !== $refusal ) {
				return $refusal;
			}
		}
		return $this->write(
			function () use ( $quantities, $lines ): void {
				foreach ( $quantities as $key => $quantity ) {
					if ( 0 === $quantity ) {
						$this->take_out( (string) $key );
					} else {
						EDD()->cart->set_item_quantity( (int) $lines[ $key ]['id'], $quantity, (array) ( $lines[ $key ]['options'] ?? array() ) );
					}
				}
			}
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Key of the line.
	 */
	public function remove( string $key ): bool|\WP_Error {
		return null === Contents::place( $key ) ? Refusals::unknown_item() : $this->write( fn () => $this->take_out( $key ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $key Key of a removed line.
	 */
	public function restore( string $key ): bool|\WP_Error {
		$removed = $this->session->removed();
		$line    = $removed[ $key ] ?? null;
		if ( null === $line || null !== Contents::place( $key ) ) {
			return Refusals::unknown_item();
		}
		$item    = $line['item'];
		$product = $this->catalog->find( (int) $item['id'] );
		if ( null === $product || ! $product->purchasable ) {
			return Refusals::unknown_product( null === $product ? '' : $product->name );
		}
		if ( null !== Contents::find( $product->id, Contents::variation( $item ) ) ) {
			// It was added again meanwhile, and there can only be one line.
			return Refusals::unknown_item();
		}
		unset( $removed[ $key ] );
		return $this->write(
			function () use ( $item, $line, $removed ): void {
				$options = (array) ( $item['options'] ?? array() );
				do_action( 'edd_pre_add_to_cart', (int) $item['id'], $options ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Easy Digital Downloads hook.
				$contents = array_values( Contents::all() );
				array_splice( $contents, min( $line['place'], count( $contents ) ), 0, array( $item ) );
				EDD()->cart->contents = $contents;
				EDD()->cart->update_cart();
				$this->session->keep_removed( $removed );
				do_action( 'edd_post_add_to_cart', (int) $item['id'], $options, array( $item ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Easy Digital Downloads hook.
			}
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as entered.
	 */
	public function apply_coupon( string $code ): bool|\WP_Error {
		$code   = trim( $code );
		$reason = DownloadsCoupons::objection( $code );
		if ( '' !== $reason ) {
			return Refusals::coupon( $reason );
		}
		$discount = edd_get_discount_by_code( $code );
		return $this->write( static fn () => edd_set_cart_discount( is_object( $discount ) ? $discount->code : $code ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $code Coupon code as entered.
	 */
	public function remove_coupon( string $code ): bool|\WP_Error {
		$applied = DownloadsCoupons::find( $code );
		return null === $applied ? Refusals::coupon( CouponTexts::not_applied( trim( $code ) ) ) : $this->write( static fn () => edd_unset_cart_discount( $applied ) );
	}

	/**
	 * Always an error: downloads are not shipped.
	 *
	 * @param string $id ID of the shipping method.
	 */
	public function choose_shipping( string $id ): \WP_Error {
		return Refusals::make( 'malformed', __( 'Nothing in this cart needs shipping.', 'vitrine' ), 400 );
	}

	/**
	 * {@inheritDoc}
	 */
	public function clear(): bool|\WP_Error {
		return $this->write( static fn () => edd_empty_cart() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_token(): string {
		return $this->session->token();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type    `success`, `error` or `info`.
	 * @param string $message Text.
	 */
	public function add_notice( string $type, string $message ): void {
		$this->session->add_notice( $type, $message );
	}

	/**
	 * {@inheritDoc}
	 */
	public function take_notices(): array {
		return $this->session->take_notices();
	}

	/**
	 * Returns the requested variation; 0 for a download with a single price.
	 *
	 * @param Product    $product Download.
	 * @param AddRequest $request Request.
	 */
	private function variation( Product $product, AddRequest $request ): int|\WP_Error {
		if ( Product::VARIABLE !== $product->type ) {
			return 0;
		}
		$variations = array_column( $product->variations, 'attributes', 'id' );
		$match      = VariationMatch::find( $product->attributes, $variations, $request->variation_id, $request->attributes );
		if ( array() !== $match->missing ) {
			return Refusals::options_missing( $product->name, $match->missing );
		}
		return $match->variation ?? Refusals::no_such_variation( $product->name );
	}

	/**
	 * Adds a download to the cart.
	 *
	 * @param Product $product   Download.
	 * @param int     $variation Variation ID; 0: none.
	 * @param int     $quantity  Quantity.
	 * @return list<string>|\WP_Error Key of the line.
	 */
	private function put( Product $product, int $variation, int $quantity ): array|\WP_Error {
		$options = array( 'quantity' => $quantity ) + ( $variation > 0 ? array( 'price_id' => (string) PriceOptions::number( $variation ) ) : array() );
		$this->write( static fn () => edd_add_to_cart( $product->id, $options ) );
		$key = Contents::find( $product->id, $variation );
		// A filter of another plugin may have prevented it.
		return null === $key ? Refusals::not_purchasable( $product->name ) : array( $key );
	}

	/**
	 * Removes a line and stores it for undo.
	 *
	 * @param string $key Key of the line.
	 */
	private function take_out( string $key ): void {
		$place = Contents::place( $key );
		if ( null === $place ) {
			return;
		}
		$removed = $this->session->removed();
		unset( $removed[ $key ] );
		$removed[ $key ] = array(
			'item'  => Contents::all()[ $key ],
			'place' => $place,
		);
		$this->session->keep_removed( $removed );
		edd_remove_from_cart( $place );
	}

	/**
	 * Makes a change, removes coupons that are no longer valid, and saves everything at
	 * once.
	 *
	 * @param callable(): mixed $change Change to make.
	 * @return true
	 */
	private function write( callable $change ): bool {
		$this->watch->during( $change );
		return true;
	}
}
