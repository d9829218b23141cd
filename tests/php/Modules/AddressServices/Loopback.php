<?php
/**
 * Local server with recorded responses of address services.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use RuntimeException;
use Vitrine\Tests\Support\Environment;

/**
 * Runs a web server with recorded responses.
 */
final class Loopback {

	/**
	 * The server process.
	 *
	 * @var resource
	 */
	private $process;

	/**
	 * Output of the process.
	 *
	 * @var resource
	 */
	private $said;

	public readonly int $port;

	/**
	 * File with the received requests.
	 */
	private readonly string $requests;

	/**
	 * Starts the server, and waits until it listens.
	 *
	 * @throws RuntimeException When it does not start.
	 */
	public function __construct() {
		$free       = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->port = (int) substr( strrchr( (string) stream_socket_get_name( $free, false ), ':' ), 1 );
		fclose( $free );
		$this->requests = Environment::dir() . "/private/requests-$this->port";
		$this->process  = proc_open(
			array( PHP_BINARY, '-S', "127.0.0.1:$this->port", __DIR__ . '/answers.php' ),
			array( 2 => array( 'pipe', 'w' ) ),
			$pipes,
			null,
			array( 'REQUESTS' => $this->requests )
		);
		$this->said     = $pipes[2];
		if ( ! str_contains( (string) fgets( $this->said ), 'started' ) ) {
			throw new RuntimeException( 'The server of recorded answers did not start.' );
		}
	}

	/**
	 * Returns the URL of a kind of response.
	 *
	 * @param string $which First segment of the path.
	 */
	public function url( string $which ): string {
		return "http://127.0.0.1:$this->port/$which";
	}

	/**
	 * Allows WordPress to send requests to this machine.
	 */
	public function allow(): void {
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'http_allowed_safe_ports', fn ( array $ports ): array => array( ...$ports, $this->port ) );
	}

	/**
	 * Returns the received requests.
	 *
	 * @return list<array{method: string, url: string, headers: array<string, string>, body: string}>
	 */
	public function requests(): array {
		$lines = is_file( $this->requests ) ? file( $this->requests, FILE_IGNORE_NEW_LINES ) : array();
		return array_map( static fn ( string $line ): array => json_decode( $line, true ), $lines );
	}

	/**
	 * Stops the server.
	 */
	public function stop(): void {
		fclose( $this->said );
		proc_terminate( $this->process );
		proc_close( $this->process );
		if ( is_file( $this->requests ) ) {
			unlink( $this->requests );
		}
	}
}
